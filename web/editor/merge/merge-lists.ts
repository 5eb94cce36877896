/** A list element with a stable key. */
interface Keyed<T> {
  readonly key: string;
  readonly value: T;
}

/** The three versions of an element; undefined in a version that does not have it. */
interface Versions<T> {
  readonly key: string;
  readonly base: T | undefined;
  readonly mine: T | undefined;
  readonly theirs: T | undefined;
}

interface Rules<T> {
  /** Whether two added elements are equal, so that they count as one. */
  readonly isSameAddition: (mine: T, theirs: T) => boolean;
  /** Resolves one element: to none, one or both versions. */
  readonly settle: (versions: Versions<T>) => readonly T[];
}

type List<T> = readonly Keyed<T>[];

/** Makes the keys of added elements distinct, since both sides may have counted from the same index. */
const prefixKeys = <T>(list: List<T>, known: ReadonlySet<string>, side: string): List<T> =>
  list.map((one) => (known.has(one.key) ? one : { ...one, key: `${side}/${one.key}` }));

/** Gives elements that both sides added the same key. That happens when a save succeeded but its response was lost. */
const pairAdditions = <T>(
  mine: List<T>,
  theirs: List<T>,
  known: ReadonlySet<string>,
  { isSameAddition }: Rules<T>,
): List<T> => {
  const open = mine.filter(({ key }) => !known.has(key));
  return theirs.map((one) => {
    if (known.has(one.key)) return one;
    const at = open.findIndex(({ value }) => isSameAddition(value, one.value));
    const [twin] = at === -1 ? [] : open.splice(at, 1);
    return twin === undefined ? one : { ...one, key: twin.key };
  });
};

const getKeys = <T>(list: List<T>): string[] => list.map(({ key }) => key);

/** Whether the remaining original elements are in a different order. */
const isReordered = (before: readonly string[], after: readonly string[]): boolean => {
  const [was, is] = [new Set(before), new Set(after)];
  const stayed = before.filter((key) => is.has(key));
  return after.filter((key) => was.has(key)).some((key, place) => key !== stayed[place]);
};

/** All keys of both: in the order of the first, with each key that only the second has after its predecessor there. */
const interleave = (first: readonly string[], second: readonly string[]): string[] => {
  const order = [...first];
  const known = new Set(first);
  let above: string | undefined;
  for (const key of second) {
    if (!known.has(key)) order.splice(above === undefined ? 0 : order.indexOf(above) + 1, 0, key);
    known.add(key);
    above = key;
  }
  return order;
};

/**
 * Three-way merge of a list. The order comes from the side that changed it, or from mine if both did. Every key of
 * either side is settled, so an element is only lost by decision.
 */
export const mergeLists = <T>(base: List<T>, mine: List<T>, theirs: List<T>, rules: Rules<T>): T[] => {
  const known = new Set(getKeys(base));
  const own = prefixKeys(mine, known, 'mine');
  const others = pairAdditions(own, prefixKeys(theirs, known, 'theirs'), known, rules);
  const [was, left, right] = [getKeys(base), getKeys(own), getKeys(others)];
  const order = isReordered(was, right) && !isReordered(was, left) ? interleave(right, left) : interleave(left, right);
  const [inBase, inMine, inTheirs] = [base, own, others].map(
    (list) => new Map(list.map(({ key, value }) => [key, value])),
  );
  return order.flatMap((key) => {
    const [before, here, there] = [inBase?.get(key), inMine?.get(key), inTheirs?.get(key)];
    // Both sides added it, but theirs was saved and has the id.
    const isTwice = before === undefined && here !== undefined && there !== undefined;
    return rules.settle({ key, base: before, mine: isTwice ? there : here, theirs: there });
  });
};
