import type { Language } from '../../../units/index.ts';
import { german } from './de.ts';
import { english } from './en.ts';
import { spanish } from './es.ts';
import { french } from './fr.ts';
import { italian } from './it.ts';
import type { AisleLexicon } from './lexicon.ts';
import { dutch } from './nl.ts';
import { portuguese } from './pt.ts';
import { swedish } from './sv.ts';

export const aisleLexicons: Readonly<Record<Language, AisleLexicon>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  nl: dutch,
  sv: swedish,
  pt: portuguese,
};
