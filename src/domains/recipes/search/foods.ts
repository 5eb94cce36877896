import { readLine, semanticId, wordsOf } from '../../ingredients/index.ts';
import type { Ingredient } from '../../recipe-format/index.ts';
import { languages } from '../../units/index.ts';
import type { Language } from '../../units/index.ts';
import { spelledOut } from './spellings.ts';
import { foodToken } from './tokens.ts';

/** More words in a row name no food. */
const LONGEST_RUN = 5;
/** A name is in the beginning of a line; what badly read pages add behind it is not worth the time. */
const LONGEST_LINE = 500;

const idsOf = (name: string, language: Language): readonly (string | undefined)[] => {
  const spelled = spelledOut(name);
  return [semanticId(name, language), spelled === undefined ? undefined : semanticId(spelled, language)];
};

/** What a client says that an ingredient is, folded: it may have written anything. */
const folded = (id: string): string =>
  wordsOf(id)
    .map(({ key }) => key)
    .join('-');

/** The foods of a line that nobody has taken apart yet. */
const foodsInLine = (text: string, language: Language | undefined): readonly (string | undefined)[] => {
  const { semantic_id, alternatives } = readLine(text.slice(0, LONGEST_LINE), language);
  return [semantic_id, ...alternatives.map((alternative) => alternative.semantic_id)];
};

const isFood = (id: string | undefined): id is string => id !== undefined && id !== '';

const foodsOf = (ingredient: Ingredient, language: Language | undefined): readonly string[] => {
  const { name = '', text = '', normalization } = ingredient;
  const read = name === '' ? foodsInLine(text, language) : idsOf(name, language ?? 'en');
  return [folded(normalization?.semantic_id ?? ''), ...read].filter(isFood);
};

/** Some of the words of a food that stand together, and all of them. */
const runsOf = (food: string): readonly string[] => {
  const words = food.split('-');
  const runs = words.flatMap((_, start) =>
    Array.from({ length: Math.min(LONGEST_RUN, words.length - start) }, (_, more) =>
      words.slice(start, start + more + 1).join('-'),
    ),
  );
  return [food, ...runs];
};

/** `extra virgin olive oil` is found as that, as `olive oil` and as `oil`. */
export const foodTokens = (ingredient: Ingredient, language: Language | undefined): readonly string[] =>
  foodsOf(ingredient, language).flatMap(runsOf).map(foodToken);

/** The foods that somebody may mean who asks for one, in whatever language they ask. */
export const foodTokensAsked = (text: string): readonly string[] => [
  ...new Set(languages.flatMap((language) => idsOf(text, language).filter(isFood).map(foodToken))),
];
