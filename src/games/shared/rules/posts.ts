/**
 * Where pieces stand on a map with walled cities. A post is a space (outside any walls) or the inside of a walled city: first
 * come the spaces, then the insides of the cities in order.
 */
interface Posts {
  /** how many there are */
  readonly count: number;
  insideOf(city: number): number;
  isInside(post: number): boolean;
  spaceOf(post: number): number;
  /** their names in positions and views: `capua`, `inside:capua` */
  readonly names: readonly string[];
  /** their ids in options and the log */
  readonly options: readonly (`space:${string}` | `inside:${string}`)[];
}

export function postsOf(spaceIds: readonly string[], cities: readonly number[]): Posts {
  const spaces = spaceIds.length;
  const cityAt = spaceIds.map((_, space) => cities.indexOf(space));
  const count = spaces + cities.length;
  return {
    count,
    insideOf: (city) => spaces + cityAt[city]!,
    isInside: (post) => post >= spaces && post < count,
    spaceOf: (post) => (post < spaces ? post : cities[post - spaces]!),
    names: [...spaceIds, ...cities.map((city) => `inside:${spaceIds[city]}`)],
    options: [...spaceIds.map((id) => `space:${id}` as const), ...cities.map((city) => `inside:${spaceIds[city]}` as const)],
  };
}
