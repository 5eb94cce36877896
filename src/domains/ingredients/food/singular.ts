import type { Language } from '../../units/index.ts';
import { byLanguage } from './by-language.ts';
import { lexicons } from './lexicon/lexicons.ts';
import { bySuffix } from './suffix-rules.ts';
import { wordsOf } from './words.ts';

/** How a language makes one of many, for folded words. */
export const singularIn = byLanguage((language) => bySuffix(lexicons[language].plurals()));

/**
 * A phrase as one says it of a single thing, folded: `Red Onions` as `red onion`, `Äpfel` as `apfel`. Every word is put
 * into the singular, since in most of the languages adjectives agree. A word that is singular stays as it is; where the
 * rules take one for a plural all the same, they do so each time, and things of one name still have one name.
 */
export const singular = (phrase: string, language: Language = 'en'): string => {
  const one = singularIn(language);
  return wordsOf(phrase)
    .map(({ key }) => one(key))
    .join(' ');
};
