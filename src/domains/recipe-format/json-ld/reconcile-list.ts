import { saysTheSame } from '../same-json.ts';
import { Pool } from './pool.ts';

/**
 * Each item that is visible now: as the document has it, where one of its items looked just so, and as it is read
 * where somebody wrote it anew. Items of the document that were not to be seen stay, unless they would be seen now.
 */
export const reconcileList = <T>(
  portable: readonly T[],
  was: readonly T[],
  visible: readonly T[],
  look: (items: T[]) => readonly T[],
): T[] => {
  const shown = new Pool<true>();
  for (const item of was) shown.put(item, true);
  const pool = new Pool<T>();
  const unseen: { readonly item: T; readonly canBeSeen: boolean }[] = [];
  for (const item of portable) {
    const [alone] = look([item]);
    if (alone !== undefined && shown.take(alone) === true) pool.put(alone, item);
    else unseen.push({ item, canBeSeen: alone !== undefined });
  }
  const seen = visible.map((item) => pool.take(item) ?? item);
  const all = [...seen, ...unseen.map(({ item }) => item)];
  if (saysTheSame(look(all), visible)) return all;
  return [...seen, ...unseen.filter(({ canBeSeen }) => !canBeSeen).map(({ item }) => item)];
};
