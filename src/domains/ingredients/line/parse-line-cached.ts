import { RecentCache } from '../../../platform/memory/recent-cache.ts';
import { parseLine } from './parse-line.ts';
import type { ParsedIngredientLine } from './parsed-line.ts';

interface CachedLine {
  readonly languageTag: string | undefined;
  readonly parsed: ParsedIngredientLine;
}

/** An open recipe is requested again whenever its servings change. */
const cache = new RecentCache<CachedLine>(2000, 'parsed-lines');
const MAX_CACHED_LENGTH = 200;

/**
 * Parses a line; recently parsed lines are cached. The key is the text alone, since the same text rarely occurs in two
 * languages, and hashing a combined key takes longer.
 */
export const parseLineCached = (text: string, languageTag?: string): ParsedIngredientLine => {
  const cached = cache.get(text);
  if (cached !== undefined && cached.languageTag === languageTag) return cached.parsed;
  const parsed = parseLine(text, languageTag);
  if (text.length <= MAX_CACHED_LENGTH) cache.set(text, { languageTag, parsed });
  return parsed;
};
