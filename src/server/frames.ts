/*
 * What goes out over WebSockets. The messages to a connection in one turn of the event loop leave in one write, as frames of
 * RFC 6455 with one character for each byte, so that nothing has to be copied before the system takes it.
 */

const WHOLE_TEXT = 0x81;

/** A text as one frame, unmasked, as servers send it (RFC 6455, 5.2). */
export function frameOf(text: string): string {
  const length = Buffer.byteLength(text);
  const bytes = length === text.length ? text : Buffer.from(text).toString("latin1");
  if (length < 126) return String.fromCharCode(WHOLE_TEXT, length) + bytes;
  const byte = (at: number) => (length >>> (8 * at)) & 255;
  if (length < 65_536) return String.fromCharCode(WHOLE_TEXT, 126, byte(1), byte(0)) + bytes;
  return String.fromCharCode(WHOLE_TEXT, 127, 0, 0, 0, 0, byte(3), byte(2), byte(1), byte(0)) + bytes;
}

/** A connection with something to send. */
export interface Sender {
  flush(): void;
}

/** Those with something to send in this turn of the event loop. */
export class Outbox {
  private senders: Sender[] = [];

  add(sender: Sender): void {
    if (this.senders.push(sender) === 1) process.nextTick(() => this.flush());
  }

  private flush(): void {
    const { senders } = this;
    this.senders = [];
    for (const sender of senders) sender.flush();
  }
}
