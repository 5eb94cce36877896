/** Something in a list that is known by a key, whatever becomes of its place and its content. */
interface Keyed<T> {
  readonly key: string;
  readonly value: T;
}

/** What the three versions have at a key; undefined where one does not have it. */
interface Versions<T> {
  readonly key: string;
  readonly base: T | undefined;
  readonly mine: T | undefined;
  readonly theirs: T | undefined;
}

interface Rules<T> {
  /** Whether two that were added say the same, so that it was one addition. */
  readonly isTwin: (mine: T, theirs: T) => boolean;
  /** What becomes of one: none, one, or both of what they made of it. */
  readonly settle: (versions: Versions<T>) => readonly T[];
}

type List<T> = readonly Keyed<T>[];

/** The keys of additions must not meet: both sides may have counted from the same place. */
const apart = <T>(list: List<T>, known: ReadonlySet<string>, side: string): List<T> =>
  list.map((one) => (known.has(one.key) ? one : { ...one, key: `${side}/${one.key}` }));

/** What both added gets one key. It happens whenever a save arrived whose answer was lost. */
const paired = <T>(mine: List<T>, theirs: List<T>, known: ReadonlySet<string>, { isTwin }: Rules<T>): List<T> => {
  const open = mine.filter(({ key }) => !known.has(key));
  return theirs.map((one) => {
    if (known.has(one.key)) return one;
    const at = open.findIndex(({ value }) => isTwin(value, one.value));
    const [twin] = at === -1 ? [] : open.splice(at, 1);
    return twin === undefined ? one : { ...one, key: twin.key };
  });
};

const keysOf = <T>(list: List<T>): string[] => list.map(({ key }) => key);

/** Whether those that were there before, and still are, come in another order. */
const isReordered = (before: readonly string[], after: readonly string[]): boolean => {
  const [was, is] = [new Set(before), new Set(after)];
  const stayed = before.filter((key) => is.has(key));
  return after.filter((key) => was.has(key)).some((key, place) => key !== stayed[place]);
};

/** All keys of both: in the order of the first, and each that only the second has after what it stands after there. */
const woven = (first: readonly string[], second: readonly string[]): string[] => {
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
 * Puts two versions of a list together that come from the same one. Order is taken from who changed it, from mine where
 * both did. Every key that either side has is settled: what is lost is lost by decision, never on the way.
 */
export const mergeLists = <T>(base: List<T>, mine: List<T>, theirs: List<T>, rules: Rules<T>): T[] => {
  const known = new Set(keysOf(base));
  const own = apart(mine, known, 'mine');
  const others = paired(own, apart(theirs, known, 'theirs'), known, rules);
  const [was, left, right] = [keysOf(base), keysOf(own), keysOf(others)];
  const order = isReordered(was, right) && !isReordered(was, left) ? woven(right, left) : woven(left, right);
  const [inBase, inMine, inTheirs] = [base, own, others].map(
    (list) => new Map(list.map(({ key, value }) => [key, value])),
  );
  return order.flatMap((key) => {
    const [before, here, there] = [inBase?.get(key), inMine?.get(key), inTheirs?.get(key)];
    // What both added was saved once, by them: theirs has the id that it got.
    const isTwice = before === undefined && here !== undefined && there !== undefined;
    return rules.settle({ key, base: before, mine: isTwice ? there : here, theirs: there });
  });
};
