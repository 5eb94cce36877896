import { RecentCache } from '../../../../../platform/memory/recent-cache.ts';
import { resolveUnit } from '../../../../units/index.ts';

/** Cached because pages repeat a few words many times and a lookup across all languages is slow. */
const cache = new RecentCache<string>(500);

/** The id of the unit that a word names; `several` if it is ambiguous, `none` if it is not a unit. */
export const lookUpUnit = (word: string): string => {
  const cached = cache.get(word);
  if (cached !== undefined) return cached;
  const resolved = resolveUnit(word, {});
  const id = resolved.kind === 'unit' ? resolved.unit.id : resolved.kind === 'ambiguous' ? 'several' : 'none';
  cache.set(word, id);
  return id;
};
