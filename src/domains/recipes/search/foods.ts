import { lineWords, readLine } from '../../ingredients/index.ts';
import { foldedFood, foodsMeant, foodsNamed } from '../../pantry/index.ts';
import type { Ingredient } from '../../recipe-format/index.ts';
import { languages } from '../../units/index.ts';
import type { Language } from '../../units/index.ts';
import { foodToken } from './tokens.ts';

/** More words in a row name no food. */
const LONGEST_RUN = 5;
/** A name is in the beginning of a line; what badly read pages add behind it is not worth the time. */
const LONGEST_LINE = 500;

/** Plain water, which is in every kitchen, in the eight languages. */
const WATER: ReadonlySet<string> = new Set(['water', 'wasser', 'eau', 'agua', 'acqua', 'vatten']);

/** What an ingredient is. */
export interface IngredientFoods {
  /** Semantic ids, of which each will do; none where nothing is named. */
  readonly foods: readonly string[];
  readonly isOptional: boolean;
}

/** A line that nobody has taken apart yet. */
const foodsInLine = (text: string, language: Language | undefined): IngredientFoods => {
  const { semantic_id, alternatives, optional } = readLine(text.slice(0, LONGEST_LINE), language);
  const foods = [semantic_id, ...alternatives.map((alternative) => alternative.semantic_id)];
  return { foods: foods.filter((food) => food !== undefined), isOptional: optional };
};

/** After which words a line may name something else, by language. */
const offers = new Map(
  languages.map((language) => {
    const words = [...lineWords[language].or].map((word) => word.replaceAll('.', String.raw`\.`)).join('|');
    return [language, new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${words})(?![\p{L}\p{M}])`, 'iu')];
  }),
);

/** Asked first: reading a line takes longer than all the rest. */
const mayOffer = (line: string, language: Language): boolean => offers.get(language)?.test(line) === true;

/** What a line offers beside the name that it was given. */
const foodsOffered = (text: string, language: Language): readonly string[] =>
  mayOffer(text.slice(0, LONGEST_LINE), language) ? foodsInLine(text, language).foods : [];

/** The foods that an ingredient may be: those of what it was taken for, of its name, or of its line. */
export const foodsOf = (ingredient: Ingredient, language: Language | undefined): IngredientFoods => {
  const { name = '', text = '', normalization, optional } = ingredient;
  const given = foldedFood(normalization?.semantic_id ?? '');
  const own = given === '' ? [] : [given];
  if (name === '') {
    const { foods, isOptional } = foodsInLine(text, language);
    return { foods: [...own, ...foods], isOptional: optional ?? isOptional };
  }
  const spoken = language ?? 'en';
  return {
    foods: [...own, ...foodsNamed(name, spoken), ...foodsOffered(name, spoken), ...foodsOffered(text, spoken)],
    isOptional: optional === true,
  };
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
export const foodTokens = (foods: readonly string[]): readonly string[] => foods.flatMap(runsOf).map(foodToken);

/** The foods that somebody may mean who asks for one, in whatever language they ask. */
export const foodTokensAsked = (text: string): readonly string[] => [...new Set(foodsMeant(text).map(foodToken))];

export const isWater = (food: string): boolean => WATER.has(food);
