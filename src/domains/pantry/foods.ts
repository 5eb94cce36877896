import { spelledOut } from '../../platform/text/spelled-out.ts';
import { semanticId, wordsOf } from '../ingredients/index.ts';
import { languages } from '../units/index.ts';
import type { Language } from '../units/index.ts';

// How a name becomes foods. What is in the pantry, what a recipe needs and what is searched for are held against each
// other, so all three go by these.

/** As long as a semantic id may be; folding may make one longer, and PostgreSQL bounds what an index holds. */
const LONGEST = 200;

const isFood = (id: string | undefined): id is string => id !== undefined && id !== '';

/** The food that a name means in a language, by its semantic id; twice where people write its letters in two ways. */
export const foodsNamed = (name: string, language: Language): readonly string[] => {
  const spelled = spelledOut(name);
  return [semanticId(name, language), spelled === undefined ? undefined : semanticId(spelled, language)].filter(isFood);
};

/** The foods that somebody may mean who names one, in whatever language they do. */
export const foodsMeant = (name: string): readonly string[] => [
  ...new Set(languages.flatMap((language) => foodsNamed(name, language))),
];

/** A semantic id that a client sent, folded: it may have written anything. Empty where nothing of it remains. */
export const foldedFood = (id: string): string =>
  wordsOf(id)
    .map(({ key }) => key)
    .join('-')
    .slice(0, LONGEST)
    .toWellFormed();

/** The foods that an entry of the pantry stands for. */
export const foodsOfEntry = (name: string, semanticIdGiven: string | null): readonly string[] => [
  ...new Set([...foodsMeant(name), foldedFood(semanticIdGiven ?? '')].filter(isFood)),
];
