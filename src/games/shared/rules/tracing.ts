/** How a line to friendly CUs and cities is traced: the rules of isolation in Hannibal (19.4) and Hamilcar (5.4). */
interface Tracing {
  readonly spaces: number;
  /** whether a line may end here: a friendly CU, a friendly walled city and the like */
  isSource(space: number): boolean;
  /** the spaces connected to a space by roads, straits or sea lanes */
  waysFrom(space: number): readonly number[];
  /** whether a line may pass through: no enemy PC, no enemy CUs on a space of somebody else */
  isOpen(space: number): boolean;
}

/** By space, whether a line can be traced from it to a source. */
export function traced({ spaces, isSource, waysFrom, isOpen }: Tracing): readonly boolean[] {
  const joined = new Array<boolean>(spaces).fill(false);
  const reach: number[] = [];
  for (let space = 0; space < spaces; space++) {
    if (!isSource(space)) continue;
    joined[space] = true;
    reach.push(space);
  }
  while (reach.length > 0) {
    for (const to of waysFrom(reach.pop()!)) {
      if (joined[to] || !isOpen(to)) continue;
      joined[to] = true;
      reach.push(to);
    }
  }
  return joined;
}
