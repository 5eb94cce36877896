import type { Language } from '../../units/index.ts';
import { memoizeByLanguage } from '../memoize-by-language.ts';
import { lexicons } from './lexicon/lexicons.ts';
import { createSuffixReplacer } from './suffix-rules.ts';
import { splitWords } from './words.ts';

/** Returns the function that puts a folded word of the language into the singular. */
export const getSingularizer = memoizeByLanguage((language) => createSuffixReplacer(lexicons[language].plurals()));

/**
 * Folds a phrase and puts it into the singular: `Red Onions` becomes `red onion`, `Äpfel` becomes `apfel`. Every word
 * is converted, since in most of the languages adjectives agree with the noun. A singular that is mistaken for a plural
 * is harmless: it is always converted the same way, so equal names stay equal.
 */
export const singularize = (phrase: string, language: Language = 'en'): string => {
  const one = getSingularizer(language);
  return splitWords(phrase)
    .map(({ key }) => one(key))
    .join(' ');
};
