import { alignTexts } from './align-texts.ts';
import type { RewriteRule } from './align-texts.ts';

/** How the items of a list are identified and merged. */
export interface MatchRules<T> {
  /** Key of an embedded item after a round trip; undefined if nothing of it is serialized. */
  readonly getEmbeddedKey: (embedded: T) => string | undefined;
  /** Whether an item with a different key may be the same one, rewritten. */
  readonly rewriteRule: RewriteRule;
  /** Key of a parsed item. */
  readonly getKey: (parsed: T) => string;
  /** Applies the edits of a parsed item to the embedded one. */
  readonly merge: (embedded: T, base: T, current: T) => T;
}

export interface Reconciled<T> {
  readonly item: T;
  /** Index in the embedded list; undefined for an added item. */
  readonly embeddedIndex: number | undefined;
  /** Whether it appears when the document is serialized; an item may be hidden by an equal one. */
  readonly isVisible: boolean;
  /** Whether it would appear if the item hiding it were removed. */
  readonly canBecomeVisible: boolean;
}

/** Matches the embedded items to the parsed base items. */
const matchToBase = <T>(keys: readonly (string | undefined)[], base: readonly T[], getKey: (parsed: T) => string) => {
  const unmatched = new Map<string, T[]>();
  for (const item of base.toReversed()) {
    const key = getKey(item);
    const same = unmatched.get(key);
    if (same === undefined) unmatched.set(key, [item]);
    else same.push(item);
  }
  return keys.map((key) => (key === undefined ? undefined : unmatched.get(key)?.pop()));
};

/**
 * Inserts each hidden item after its former predecessor or, if that is gone, before the next item that still exists.
 */
const insertHidden = <T>(
  current: readonly Reconciled<T>[],
  hidden: readonly (Reconciled<T> & { readonly embeddedIndex: number })[],
  size: number,
): Reconciled<T>[] => {
  const byIndex = new Map<number, Reconciled<T>>();
  for (const item of [...current, ...hidden]) {
    if (item.embeddedIndex !== undefined) byIndex.set(item.embeddedIndex, item);
  }
  const [before, after] = [new Map<Reconciled<T>, Reconciled<T>[]>(), new Map<Reconciled<T>, Reconciled<T>[]>()];
  let leading: Reconciled<T>[] = [];
  let followers = leading;
  for (let index = 0; index < size; index += 1) {
    const item = byIndex.get(index);
    if (item?.isVisible === false) followers.push(item);
    else if (item !== undefined) {
      if (followers === leading) before.set(item, leading);
      [followers, leading] = [[], []];
      after.set(item, followers);
    }
  }
  const placed = current.flatMap((item) => [...(before.get(item) ?? []), item, ...(after.get(item) ?? [])]);
  return [...placed, ...(followers === leading ? leading : [])];
};

/**
 * Merges a list, in the current order: existing items with their edits, added items as parsed. Hidden items follow the
 * item they followed before.
 */
export const reconcileItems = <T>(
  embedded: readonly T[],
  base: readonly T[],
  current: readonly T[],
  { getEmbeddedKey, getKey, rewriteRule, merge }: MatchRules<T>,
): Reconciled<T>[] => {
  const keys = embedded.map(getEmbeddedKey);
  const baseItems = matchToBase(keys, base, getKey);
  const visible = [...embedded.keys()].filter((index) => baseItems[index] !== undefined);
  const matches = alignTexts(
    visible.map((index) => keys[index] ?? ''),
    current.map(getKey),
    rewriteRule,
  );
  const merged = current.map((parsed, index): Reconciled<T> => {
    const embeddedIndex = visible[matches[index] ?? -1];
    const [embeddedItem, baseItem] =
      embeddedIndex === undefined ? [] : [embedded[embeddedIndex], baseItems[embeddedIndex]];
    const item = embeddedItem === undefined || baseItem === undefined ? parsed : merge(embeddedItem, baseItem, parsed);
    return { item, embeddedIndex, isVisible: true, canBecomeVisible: true };
  });
  const hidden = [...embedded.entries()].flatMap(([embeddedIndex, item]) =>
    baseItems[embeddedIndex] === undefined
      ? [{ item, embeddedIndex, isVisible: false, canBecomeVisible: keys[embeddedIndex] !== undefined }]
      : [],
  );
  return insertHidden(merged, hidden, embedded.length);
};

/**
 * The first arrangement for which `isFaithful` holds: with all hidden items, or without those that would become
 * visible.
 */
export const findFaithfulArrangement = <T, R>(
  items: readonly Reconciled<T>[],
  arrange: (items: readonly Reconciled<T>[]) => R,
  isFaithful: (list: R) => boolean,
): R | undefined => {
  const candidates = [items, items.filter(({ isVisible, canBecomeVisible }) => isVisible || !canBecomeVisible)];
  for (const candidate of candidates) {
    const list = arrange(candidate);
    if (isFaithful(list)) return list;
  }
  return undefined;
};
