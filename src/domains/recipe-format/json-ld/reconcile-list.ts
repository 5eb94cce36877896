import { align } from './align.ts';
import type { Rewriting } from './align.ts';

/** How the items of a list are identified and merged. */
export interface Rules<T> {
  /** Key of a document item after writing and reading it; undefined if it is not visible. */
  readonly keyOfOwn: (own: T) => string | undefined;
  /** Whether an item with another key may be a rewritten one. */
  readonly rewriting: Rewriting;
  /** Key of an item that was read. */
  readonly keyOf: (read: T) => string;
  /** Updates the document's item to its current visible state. */
  readonly merge: (own: T, was: T, now: T) => T;
}

export interface Reconciled<T> {
  readonly item: T;
  /** Its position in the document; undefined if it was added. */
  readonly from: number | undefined;
  /** Whether it is visible when the document is written: an equal item may hide it. */
  readonly isSeen: boolean;
  /** Whether it would become visible if the item hiding it were removed. */
  readonly canBeSeen: boolean;
}

/** Maps items that were read to items of the document. */
const seenAs = <T>(keys: readonly (string | undefined)[], was: readonly T[], keyOf: (read: T) => string) => {
  const waiting = new Map<string, T[]>();
  for (const item of was.toReversed()) {
    const key = keyOf(item);
    const same = waiting.get(key);
    if (same === undefined) waiting.set(key, [item]);
    else same.push(item);
  }
  return keys.map((key) => (key === undefined ? undefined : waiting.get(key)?.pop()));
};

/** Puts each hidden item after its predecessor or, if that is gone, before the next remaining item. */
const withHidden = <T>(
  current: readonly Reconciled<T>[],
  hidden: readonly (Reconciled<T> & { readonly from: number })[],
  size: number,
): Reconciled<T>[] => {
  const byPlace = new Map<number, Reconciled<T>>();
  for (const one of [...current, ...hidden]) if (one.from !== undefined) byPlace.set(one.from, one);
  const [before, after] = [new Map<Reconciled<T>, Reconciled<T>[]>(), new Map<Reconciled<T>, Reconciled<T>[]>()];
  let waiting: Reconciled<T>[] = [];
  let followers = waiting;
  for (let place = 0; place < size; place += 1) {
    const one = byPlace.get(place);
    if (one?.isSeen === false) followers.push(one);
    else if (one !== undefined) {
      if (followers === waiting) before.set(one, waiting);
      [followers, waiting] = [[], []];
      after.set(one, followers);
    }
  }
  const placed = current.flatMap((one) => [...(before.get(one) ?? []), one, ...(after.get(one) ?? [])]);
  return [...placed, ...(followers === waiting ? waiting : [])];
};

/**
 * The items in their visible order: remaining ones from the document with visible changes applied, new ones as read.
 * Hidden items of the document stay after their predecessor.
 */
export const reconcileItems = <T>(
  portable: readonly T[],
  was: readonly T[],
  visible: readonly T[],
  { keyOfOwn, keyOf, rewriting, merge }: Rules<T>,
): Reconciled<T>[] => {
  const keys = portable.map(keyOfOwn);
  const shown = seenAs(keys, was, keyOf);
  const seen = [...portable.keys()].filter((index) => shown[index] !== undefined);
  const places = align(
    seen.map((index) => keys[index] ?? ''),
    visible.map(keyOf),
    rewriting,
  );
  const current = visible.map((read, place): Reconciled<T> => {
    const from = seen[places[place] ?? -1];
    const [own, before] = from === undefined ? [] : [portable[from], shown[from]];
    const item = own === undefined || before === undefined ? read : merge(own, before, read);
    return { item, from, isSeen: true, canBeSeen: true };
  });
  const hidden = [...portable.entries()].flatMap(([from, item]) =>
    shown[from] === undefined ? [{ item, from, isSeen: false, canBeSeen: keys[from] !== undefined }] : [],
  );
  return withHidden(current, hidden, portable.length);
};

/**
 * The first list that `reads` accepts: with all hidden items, without those that would become visible, or as read.
 */
export const firstThatReads = <T, R>(
  all: readonly Reconciled<T>[],
  gather: (items: readonly Reconciled<T>[]) => R,
  reads: (list: R) => boolean,
): R | undefined => {
  const candidates = [all, all.filter(({ isSeen, canBeSeen }) => isSeen || !canBeSeen)];
  for (const candidate of candidates) {
    const list = gather(candidate);
    if (reads(list)) return list;
  }
  return undefined;
};
