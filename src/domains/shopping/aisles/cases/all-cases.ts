import type { Language } from '../../../units/index.ts';
import type { AisleCases } from './cases.ts';
import { germanCases } from './de.ts';
import { englishCases } from './en.ts';
import { spanishCases } from './es.ts';
import { frenchCases } from './fr.ts';
import { italianCases } from './it.ts';
import { dutchCases } from './nl.ts';
import { portugueseCases } from './pt.ts';
import { swedishCases } from './sv.ts';

export const aisleCases: Readonly<Record<Language, AisleCases>> = {
  en: englishCases,
  de: germanCases,
  fr: frenchCases,
  es: spanishCases,
  it: italianCases,
  nl: dutchCases,
  sv: swedishCases,
  pt: portugueseCases,
};
