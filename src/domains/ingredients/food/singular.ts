import type { Language } from '../../units/index.ts';
import { byLanguage } from './by-language.ts';
import { germanPlurals } from './lexicon/de.ts';
import { englishPlurals } from './lexicon/en.ts';
import { spanishPlurals } from './lexicon/es.ts';
import { frenchPlurals } from './lexicon/fr.ts';
import { italianPlurals } from './lexicon/it.ts';
import { dutchPlurals } from './lexicon/nl.ts';
import { portuguesePlurals } from './lexicon/pt.ts';
import { swedishPlurals } from './lexicon/sv.ts';
import { bySuffix } from './suffix-rules.ts';
import type { SuffixRules } from './suffix-rules.ts';
import { wordsOf } from './words.ts';

const plurals: Readonly<Record<Language, SuffixRules>> = {
  en: englishPlurals,
  de: germanPlurals,
  fr: frenchPlurals,
  es: spanishPlurals,
  it: italianPlurals,
  nl: dutchPlurals,
  sv: swedishPlurals,
  pt: portuguesePlurals,
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
