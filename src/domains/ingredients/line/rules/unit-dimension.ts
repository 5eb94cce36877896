import { findUnitsByName } from '../../../units/index.ts';
import type { Dimension } from '../../../units/index.ts';
import type { RuledLanguage } from './vocabulary.ts';

/** Lines ask for the same few words again and again, and folding a word takes a microsecond or two. */
const MOST_KEPT = 2000;
const LONGEST_KEPT = 40;
const kept = new Map<RuledLanguage, Map<string, Dimension | undefined>>();

/**
 * The dimension of the unit that a text names, or undefined. Cached because lines repeat the same few words, and
 * folding a word takes one or two microseconds.
 */
export const unitDimension = (text: string, language: RuledLanguage): Dimension | undefined => {
  let known = kept.get(language);
  if (known === undefined) {
    known = new Map();
    kept.set(language, known);
  }
  if (known.has(text)) return known.get(text);
  const dimension = findUnitsByName(text, language)[0]?.dimension;
  // Entries are never evicted, so that a stream of new words cannot push out the common ones.
  if (known.size < MOST_KEPT && text.length <= LONGEST_KEPT) known.set(text, dimension);
  return dimension;
};
