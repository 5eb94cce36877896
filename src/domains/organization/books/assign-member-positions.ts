/** Gap between neighbors when positions are reassigned, so that later members fit in between without moving others. */
const SPACING = 2 ** 20;

/** Indexes of a longest increasing subsequence: these members can keep their positions. */
const longestRising = (positions: readonly (number | undefined)[]): ReadonlySet<number> => {
  // For each length, the index where the run of that length with the lowest end ends; and for each index, its
  // predecessor.
  const ends: number[] = [];
  const previous = new Map<number, number | undefined>();
  for (const [place, position] of positions.entries()) {
    if (position === undefined) continue;
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((positions[ends[middle] ?? 0] ?? 0) < position) low = middle + 1;
      else high = middle;
    }
    previous.set(place, low === 0 ? undefined : ends[low - 1]);
    ends[low] = place;
  }
  const rising = new Set<number>();
  for (let place = ends.at(-1); place !== undefined; place = previous.get(place)) rising.add(place);
  return rising;
};

/** Evenly spread positions between two others; undefined if there is no room. */
const positionsBetween = (
  after: number | undefined,
  before: number | undefined,
  count: number,
): readonly number[] | undefined => {
  if (count === 0) return [];
  if (after === undefined || before === undefined) {
    const start = after ?? (before === undefined ? -SPACING : before - (count + 1) * SPACING);
    return Array.from({ length: count }, (_, index) => start + (index + 1) * SPACING);
  }
  const step = Math.floor((before - after) / (count + 1));
  return step < 1 ? undefined : Array.from({ length: count }, (_, index) => after + (index + 1) * step);
};

/**
 * Increasing positions for the members of a book in their new order. `present` holds their current positions, undefined
 * for a new member. As many as possible keep theirs: moving one of 10,000 members writes one row. If there is no room
 * between two, all positions are reassigned.
 */
export const assignMemberPositions = (present: readonly (number | undefined)[]): readonly number[] => {
  const rising = longestRising(present);
  const positions: number[] = [];
  let last: number | undefined;
  let waiting = 0;
  for (const place of [...present.keys(), undefined]) {
    if (place !== undefined && !rising.has(place)) {
      waiting += 1;
      continue;
    }
    const next = place === undefined ? undefined : present[place];
    const between = positionsBetween(last, next, waiting);
    if (between === undefined) return present.map((_, index) => index * SPACING);
    positions.push(...between, ...(next === undefined ? [] : [next]));
    last = next;
    waiting = 0;
  }
  return positions;
};
