import { splitWords } from '../ingredients/index.ts';
import type { Language } from '../units/index.ts';
import type { Food } from './food.ts';
import { findForms } from './forms.ts';

/** Beginnings of folded words. A cup of cooked rice is not a cup of rice. */
const cooked: Readonly<Record<Language, string>> = {
  en: 'cooked precooked',
  de: 'gekocht gegart',
  fr: 'cuit',
  es: 'cocid',
  it: 'cott lessat bollit',
  nl: 'gekookt voorgekookt',
  sv: 'kokt',
  pt: 'cozid',
};

/** A tablespoon of an orange, zest only, is not a tablespoon of orange. */
const fruitParts: Readonly<Record<Language, string>> = {
  en: 'zest peel rind juice',
  de: 'saft schale abrieb zeste',
  fr: 'zeste jus ecorce',
  es: 'zumo jugo ralladura cascara',
  it: 'succo scorza buccia',
  nl: 'sap rasp schil',
  sv: 'saft juice skal zest',
  pt: 'sumo suco raspa casca',
};

/** Two eggs, whites only, are not two eggs. */
const eggParts: Readonly<Record<Language, string>> = {
  en: 'yolk white',
  de: 'eigelb eiweiss dotter eidotter eiklar',
  fr: 'jaune blanc',
  es: 'yema clara',
  it: 'tuorl album chiar ross',
  nl: 'dooier eidooier eigeel eiwit',
  sv: 'gula gulan gulor aggul vita vitan vitor aggvit',
  pt: 'gema clara',
};

const hasAny = (wording: string, beginnings: string): boolean => {
  const known = beginnings.split(' ');
  return splitWords(wording).some(({ key }) => known.some((beginning) => key.startsWith(beginning)));
};

const COOKED = /cooked|boiled|canned|brewed|prepared/i;
/** The table weighs `Lemon peel`, but also `Lemons, without peel`. */
const PART_OR_CANNED = /juice|canned|(?<!with |without )peel/i;
/** `peeled` is a preparation, `peel` a part. */
const PEELED = /\bpeele?d\b|\bpeeling\b|\bgeschält\w*|\bgeschild\w*/gi;

/** Whether the line is about another state or part of the food than the one that the table has weighed. */
export const contradicts = (food: Food, wording: string, language: Language): boolean => {
  const { group, name } = food;
  if (hasAny(wording, cooked[language]) && (!COOKED.test(name) || /\buncooked\b/i.test(name))) return true;
  if (group === 'Fruits and Fruit Juices' && !PART_OR_CANNED.test(name)) {
    return hasAny(wording.replaceAll(PEELED, ''), fruitParts[language]);
  }
  if (name.startsWith('Egg, whole')) return hasAny(wording, eggParts[language]);
  // Ground nuts are fluffier than whole ones, and most nuts were weighed whole.
  const isNut = group === 'Nut and Seed Products' || group === 'Legumes and Legume Products';
  return (
    isNut &&
    findForms(wording, language).includes('ground') &&
    !food.measures.some(({ qualifier }) => qualifier === 'ground') &&
    !/flour|butter|paste|milk/i.test(name)
  );
};
