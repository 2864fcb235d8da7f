/**
 * Cuts the lines of a path (in the form charts use: M, then relative l, then perhaps z) into short open lines. Browsers draw a
 * board in tiles; with short lines each tile draws only those that touch it.
 */
export function split(d: string, points = 48): string[] {
  const out: string[] = [];
  for (const line of d.split("M")) {
    if (line === "") continue;
    const closed = line.endsWith("z");
    const numbers = line.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.map(Number) ?? [];
    let x = numbers[0]!;
    let y = numbers[1]!;
    const [startX, startY] = [x, y];
    let piece = `M${x} ${y}l`;
    let count = 0;
    for (let i = 2; i + 1 < numbers.length; i += 2) {
      piece += `${numbers[i]} ${numbers[i + 1]} `;
      x += numbers[i]!;
      y += numbers[i + 1]!;
      if (++count === points) {
        out.push(piece.trimEnd());
        piece = `M${x} ${y}l`;
        count = 0;
      }
    }
    if (closed) {
      piece += `${startX - x} ${startY - y}`;
      count++;
    }
    if (count > 0) out.push(piece.trimEnd());
  }
  return out;
}

/** Groups things by their cell in a coarse grid, in order. */
export function byField<T>(things: readonly T[], at: (thing: T) => readonly [number, number], size = 420): T[][] {
  const fields = new Map<string, T[]>();
  for (const thing of things) {
    const [x, y] = at(thing);
    const key = `${Math.floor(x / size)} ${Math.floor(y / size)}`;
    const field = fields.get(key);
    if (field) field.push(thing);
    else fields.set(key, [thing]);
  }
  return [...fields.values()];
}
