import type { Language } from '../../../units/index.ts';
import { germanAisleLexicon } from './de.ts';
import { englishAisleLexicon } from './en.ts';
import { spanishAisleLexicon } from './es.ts';
import { frenchAisleLexicon } from './fr.ts';
import { italianAisleLexicon } from './it.ts';
import type { AisleLexicon } from './lexicon.ts';
import { dutchAisleLexicon } from './nl.ts';
import { portugueseAisleLexicon } from './pt.ts';
import { swedishAisleLexicon } from './sv.ts';

export const aisleLexicons: Readonly<Record<Language, AisleLexicon>> = {
  en: englishAisleLexicon,
  de: germanAisleLexicon,
  fr: frenchAisleLexicon,
  es: spanishAisleLexicon,
  it: italianAisleLexicon,
  nl: dutchAisleLexicon,
  sv: swedishAisleLexicon,
  pt: portugueseAisleLexicon,
};
