import { linesRead, rememberLines } from "../online/talk.ts";
import type { TableClient } from "./client.ts";

/** How much has been added to the log and the chat since the viewer last looked. */
export class Unread {
  private readonly client: TableClient;
  /** how much of the log is on screen */
  private readonly at: () => number;
  private logSeen = $state(0);
  private talkSeen = $state(0);

  constructor(client: TableClient, at: () => number) {
    this.client = client;
    this.at = at;
    this.logSeen = client.followed;
    this.talkSeen = client.social ? linesRead(client.id) : 0;
  }

  get log(): number {
    return Math.max(0, this.at() - this.logSeen);
  }

  get talk(): number {
    const { social, moment } = this.client;
    return social?.chat.slice(this.talkSeen).filter(({ by }) => by !== moment.seat).length ?? 0;
  }

  readLog(): void {
    this.logSeen = this.at();
  }

  readTalk(): void {
    const lines = this.client.social?.chat.length ?? 0;
    if (lines === this.talkSeen) return;
    this.talkSeen = lines;
    rememberLines(this.client.id, lines);
  }
}
