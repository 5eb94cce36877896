import type { Language } from '../../../units/index.ts';
import type { Cases } from './cases.ts';
import { germanCases } from './de.ts';
import { englishCases } from './en.ts';
import { spanishCases } from './es.ts';
import { frenchCases } from './fr.ts';
import { italianCases } from './it.ts';
import { dutchCases } from './nl.ts';
import { portugueseCases } from './pt.ts';
import { swedishCases } from './sv.ts';

export const allCases: Readonly<Record<Language, Cases>> = {
  en: englishCases,
  de: germanCases,
  fr: frenchCases,
  es: spanishCases,
  it: italianCases,
  nl: dutchCases,
  sv: swedishCases,
  pt: portugueseCases,
};
