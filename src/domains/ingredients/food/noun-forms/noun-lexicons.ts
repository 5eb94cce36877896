import type { Language } from '../../../units/index.ts';
import { germanNouns } from './de.ts';
import { englishNouns } from './en.ts';
import { spanishNouns } from './es.ts';
import { frenchNouns } from './fr.ts';
import { italianNouns } from './it.ts';
import { dutchNouns } from './nl.ts';
import type { NounLexicon } from './noun-lexicon.ts';
import { portugueseNouns } from './pt.ts';
import { swedishNouns } from './sv.ts';

export const nounLexicons: Readonly<Record<Language, NounLexicon>> = {
  en: englishNouns,
  de: germanNouns,
  fr: frenchNouns,
  es: spanishNouns,
  it: italianNouns,
  nl: dutchNouns,
  sv: swedishNouns,
  pt: portugueseNouns,
};
