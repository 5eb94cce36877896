import { transliterate } from '../../platform/text/transliterate.ts';
import { toSemanticId, splitWords } from '../ingredients/index.ts';
import { languages } from '../units/index.ts';
import type { Language } from '../units/index.ts';

// How a name becomes foods. Pantry entries, recipe needs and search terms are matched against each other, so all three
// use these functions.

/** Maximum length of a semantic id. Folding can lengthen one, and PostgreSQL limits the size of index entries. */
const MAX_LENGTH = 200;

const isFood = (id: string | undefined): id is string => id !== undefined && id !== '';

/** Semantic ids of the food that a name means in a language; two ids if its letters have two common spellings. */
export const toSemanticIds = (name: string, language: Language): readonly string[] => {
  const spelled = transliterate(name);
  return [toSemanticId(name, language), spelled === undefined ? undefined : toSemanticId(spelled, language)].filter(
    isFood,
  );
};

/** All foods that a name may mean, in any language. */
export const toSemanticIdsInAnyLanguage = (name: string): readonly string[] => [
  ...new Set(languages.flatMap((language) => toSemanticIds(name, language))),
];

/** Folds a semantic id from a client, which may be any text. Empty if nothing remains. */
export const normalizeSemanticId = (id: string): string =>
  splitWords(id)
    .map(({ key }) => key)
    .join('-')
    .slice(0, MAX_LENGTH)
    .toWellFormed();

/** The foods that a pantry entry covers. */
export const resolveEntrySemanticIds = (name: string, semanticIdGiven: string | null): readonly string[] => [
  ...new Set([...toSemanticIdsInAnyLanguage(name), normalizeSemanticId(semanticIdGiven ?? '')].filter(isFood)),
];
