/** Whole numbers from 0, one after the other, outside the memory that is gone through again and again while it is young. */
export class Numbers {
  private list = new Uint32Array(new ArrayBuffer(256));
  length = 0;

  push(number: number): void {
    // what is transferred leaves nothing behind
    if (this.length === this.list.length) this.list = new Uint32Array(this.list.buffer.transfer(2 * this.list.byteLength));
    this.list[this.length++] = number;
  }

  /** Only those at an index below the length count. */
  at(index: number): number {
    return this.list[index]!;
  }

  cut(length: number): void {
    this.length = Math.min(this.length, length);
  }

  includes(number: number): boolean {
    const at = this.list.indexOf(number);
    return at >= 0 && at < this.length;
  }

  findLastIndex(is: (number: number) => boolean): number {
    let at = this.length - 1;
    while (at >= 0 && !is(this.list[at]!)) at--;
    return at;
  }
}
