import { align } from './align.ts';
import type { Rewriting } from './align.ts';

/** How the items of a list are told apart and brought together. */
export interface Rules<T> {
  /** By what an item of the document is known when it is written and read; undefined where nothing of it is seen. */
  readonly keyOfOwn: (own: T) => string | undefined;
  /** Whether an item of another key may be the same, rewritten. */
  readonly rewriting: Rewriting;
  /** By what an item that was read is known. */
  readonly keyOf: (read: T) => string;
  /** The item of the document, brought up to what is read of it now. */
  readonly merge: (own: T, was: T, now: T) => T;
}

export interface Reconciled<T> {
  readonly item: T;
  /** Where it stood in the document; undefined for one that somebody added. */
  readonly from: number | undefined;
  /** Whether it shows when the document is written: an item may hide behind one that says the same. */
  readonly isSeen: boolean;
  /** Whether it could show, if what it hides behind went away. */
  readonly canBeSeen: boolean;
}

/** Which item that was read is which one of the document. */
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

/** Puts each hidden item after the one that it stood after; where that is gone, before the next one that is not. */
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
 * The items in the order in which they are visible now: as the document has them where they are still there, with what
 * somebody changed of them, and as they are read where they are new. Items of the document that were not to be seen
 * stand after the one that they stood after.
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
 * The list of which `reads` says that it reads as it should: with all that was hidden; without what would come to light
 * by it; or as it is read.
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
