import { RecentCache } from '../../../platform/memory/recent-cache.ts';
import { parseLine } from '../../ingredients/index.ts';
import type { ParsedIngredientLine } from '../../ingredients/index.ts';
import type { Language } from '../../units/index.ts';

interface CachedLine {
  readonly language: Language | undefined;
  readonly parsed: ParsedIngredientLine;
}

/** An open recipe is scaled again whenever its servings change, and parsing took a quarter of the time. */
const cache = new RecentCache<CachedLine>(1000, 'parsed-lines');
const MAX_CACHED_LENGTH = 200;

/** Parses a line; recently parsed lines are cached. */
export const parseLineCached = (text: string, language: Language | undefined): ParsedIngredientLine => {
  const cached = cache.get(text);
  if (cached !== undefined && cached.language === language) return cached.parsed;
  const parsed = parseLine(text, language);
  if (text.length <= MAX_CACHED_LENGTH) cache.set(text, { language, parsed });
  return parsed;
};
