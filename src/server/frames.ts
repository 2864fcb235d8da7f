/*
 * What goes out over WebSockets. The messages to a connection in one turn of the event loop leave in one write, as frames of
 * RFC 6455 with one character for each byte, so that nothing has to be copied before the system takes it.
 */

const WHOLE_TEXT = 0x81;

/** The bytes of a frame, one character for each. */
export type Frame = string;

/** A text as one frame, unmasked, as servers send it (RFC 6455, 5.2). */
export function frameOf(text: string): Frame {
  const header = headerOf(text.length);
  const frame = header + text;
  // to be measured, a text put together from pieces is copied into one; with its header, it need not be copied again to be sent
  if (Buffer.byteLength(frame) === Buffer.byteLength(header) + text.length) return frame;
  const bytes = Buffer.from(text).toString("latin1");
  return headerOf(bytes.length) + bytes;
}

function headerOf(length: number): string {
  if (length < 126) return String.fromCharCode(WHOLE_TEXT, length);
  const byte = (at: number) => (length >>> (8 * at)) & 255;
  if (length < 65_536) return String.fromCharCode(WHOLE_TEXT, 126, byte(1), byte(0));
  return String.fromCharCode(WHOLE_TEXT, 127, 0, 0, 0, 0, byte(3), byte(2), byte(1), byte(0));
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
