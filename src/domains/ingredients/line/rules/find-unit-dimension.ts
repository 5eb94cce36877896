import { findUnitsByName } from '../../../units/index.ts';
import type { Dimension } from '../../../units/index.ts';
import type { RuleBasedLanguage } from './line-vocabulary.ts';

/** Lines ask for the same few words again and again, and folding a word takes a microsecond or two. */
const MAX_CACHED = 2000;
const MAX_CACHED_LENGTH = 40;
const kept = new Map<RuleBasedLanguage, Map<string, Dimension | undefined>>();

/**
 * The dimension of the unit that a text names, or undefined. Cached because lines repeat the same few words, and
 * folding a word takes one or two microseconds.
 */
export const findUnitDimension = (text: string, language: RuleBasedLanguage): Dimension | undefined => {
  let known = kept.get(language);
  if (known === undefined) {
    known = new Map();
    kept.set(language, known);
  }
  if (known.has(text)) return known.get(text);
  const dimension = findUnitsByName(text, language)[0]?.dimension;
  // Entries are never evicted, so that a stream of new words cannot push out the common ones.
  if (known.size < MAX_CACHED && text.length <= MAX_CACHED_LENGTH) known.set(text, dimension);
  return dimension;
};
