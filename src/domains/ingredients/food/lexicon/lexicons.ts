import type { Language } from '../../../units/index.ts';
import { germanFoodLexicon } from './de.ts';
import { englishFoodLexicon } from './en.ts';
import { spanishFoodLexicon } from './es.ts';
import { frenchFoodLexicon } from './fr.ts';
import { italianFoodLexicon } from './it.ts';
import type { FoodLexicon } from './lexicon.ts';
import { dutchFoodLexicon } from './nl.ts';
import { portugueseFoodLexicon } from './pt.ts';
import { swedishFoodLexicon } from './sv.ts';

export const lexicons: Readonly<Record<Language, FoodLexicon>> = {
  en: englishFoodLexicon,
  de: germanFoodLexicon,
  fr: frenchFoodLexicon,
  es: spanishFoodLexicon,
  it: italianFoodLexicon,
  nl: dutchFoodLexicon,
  sv: swedishFoodLexicon,
  pt: portugueseFoodLexicon,
};
