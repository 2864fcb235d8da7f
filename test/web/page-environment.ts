import type { Environment } from "vitest/runtime";

/** Node, with code compiled as for a browser: effects run. There is no document, but an address. */
const page: Environment = {
  name: "page",
  viteEnvironment: "client",
  setup(global) {
    Object.assign(global, { self: global, location: new URL("http://localhost/") });
    return {
      teardown() {
        delete global.self;
        delete global.location;
      },
    };
  },
};

export default page;
