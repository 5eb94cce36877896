import type { Language } from '../../units/index.ts';
import { byLanguage } from './by-language.ts';
import { german } from './plurals/de.ts';
import { english } from './plurals/en.ts';
import { spanish } from './plurals/es.ts';
import { french } from './plurals/fr.ts';
import { italian } from './plurals/it.ts';
import { dutch } from './plurals/nl.ts';
import { portuguese } from './plurals/pt.ts';
import { swedish } from './plurals/sv.ts';
import { bySuffix } from './suffix-rules.ts';
import type { SuffixRules } from './suffix-rules.ts';
import { wordsOf } from './words.ts';

const plurals: Readonly<Record<Language, SuffixRules>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  nl: dutch,
  sv: swedish,
  pt: portuguese,
};

/** How a language makes one of many, for folded words. */
export const singularIn = byLanguage((language) => bySuffix(plurals[language]));

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
