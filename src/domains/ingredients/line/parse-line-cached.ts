import { RecentCache } from '../../../platform/memory/recent-cache.ts';
import { parseLine } from './parse-line.ts';
import type { ParsedIngredientLine } from './parsed-line.ts';

interface CachedLine {
  readonly languageTag: string;
  readonly parsed: ParsedIngredientLine;
}

/** An open recipe is requested again whenever its servings change. */
const cache = new RecentCache<CachedLine>(2000, 'parsed-lines');
/** Lines whose language is detected. Recipes in unsupported languages need both: their foods are looked up in English. */
const detectedCache = new RecentCache<ParsedIngredientLine>(200);
const MAX_CACHED_LENGTH = 200;

const parseDetecting = (text: string): ParsedIngredientLine => {
  const cached = detectedCache.get(text);
  if (cached !== undefined) return cached;
  const parsed = parseLine(text);
  detectedCache.set(text, parsed);
  return parsed;
};

/**
 * Parses a line; recently parsed lines are cached. The key is the text alone, since the same text rarely occurs in two
 * languages, and hashing a combined key takes longer.
 */
export const parseLineCached = (text: string, languageTag?: string): ParsedIngredientLine => {
  if (text.length > MAX_CACHED_LENGTH) return parseLine(text, languageTag);
  if (languageTag === undefined) return parseDetecting(text);
  const cached = cache.get(text);
  if (cached?.languageTag === languageTag) return cached.parsed;
  const parsed = parseLine(text, languageTag);
  cache.set(text, { languageTag, parsed });
  return parsed;
};
