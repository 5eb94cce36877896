import type { Language } from '../../units/index.ts';
import { byLanguage } from './by-language.ts';
import { lexicons } from './lexicon/lexicons.ts';
import { bySuffix } from './suffix-rules.ts';
import { wordsOf } from './words.ts';

/** Returns the function that puts a folded word of the language into the singular. */
export const singularIn = byLanguage((language) => bySuffix(lexicons[language].plurals()));

/**
 * Folds a phrase and puts it into the singular: `Red Onions` becomes `red onion`, `Äpfel` becomes `apfel`. Every word
 * is converted, since in most of the languages adjectives agree with the noun. A singular that is mistaken for a plural
 * is harmless: it is always converted the same way, so equal names stay equal.
 */
export const singular = (phrase: string, language: Language = 'en'): string => {
  const one = singularIn(language);
  return wordsOf(phrase)
    .map(({ key }) => one(key))
    .join(' ');
};
