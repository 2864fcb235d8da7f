import { rulesOf } from "../games/manifest.ts";
import { type Command, UsageError } from "./args.ts";

export const serve: Command = {
  name: "serve",
  purpose: "start the server and the page; docs/server.md says what can be set",
  usage: () => `usage: punica serve [options]

  --port N   where it listens (8264)

The page is built first if it is missing or older than its sources. Games are kept in data/.`,
  options: () => ({ port: { type: "string" } }),
  async run(line, world) {
    line.noWords();
    const port = line.text("port");
    if (port !== undefined && !/^\d{1,5}$/.test(port)) throw new UsageError(`--port must be a whole number, not ${port}.`);
    // loaded only here: the other commands need neither the server nor the page
    const { buildPageIfNeeded } = await import("./build-page.ts");
    const { serve: startServer } = await import("../server/serve.ts");
    world.errors.write("Looking whether the page is up to date ...\n");
    if (buildPageIfNeeded()) world.errors.write("The page is built.\n");
    await startServer(await rulesOf(world.games), { ...process.env, ...(port !== undefined && { PORT: port }) });
    return 0; // the server runs until it is told to stop
  },
};
