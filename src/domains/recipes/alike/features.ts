import { singularIn } from '../../ingredients/index.ts';
import type { ReadIngredient } from '../read-ingredient.ts';
import type { RecipeReading } from '../recipe-reading.ts';
import { isSmallWord } from '../search/small-words.ts';
import { spelledWords } from '../search/spellings.ts';

/** What two recipes are held against each other by. */
export interface Features {
  /** Of the title, in the singular, without those that tell nothing of a dish. */
  readonly words: ReadonlySet<string>;
  /** Semantic ids of what it takes, one for each ingredient. */
  readonly foods: ReadonlySet<string>;
}

/** A word of the title counts as much as two foods: most recipes share salt and oil. */
export const WORD_WEIGHT = 2;

/**
 * Below this a recipe says too little to be like another: a title of two words and nothing else, or one word and two
 * foods. Of what is just above, 0.85 asks that all of it is the same.
 */
const LEAST_WEIGHT = 5;

const weightOf = ({ words, foods }: Features): number => WORD_WEIGHT * words.size + foods.size;

export const tellsEnough = (features: Features): boolean => weightOf(features) >= LEAST_WEIGHT;

/**
 * The food that an ingredient is by its words, which stands last. Before it may stand what a client said that it is, and
 * other spellings: with them the same recipe from a client and from a page would be less alike than it is.
 */
const foodOf = ({ foods }: ReadIngredient): string | undefined => foods.at(-1);

export const featuresOf = ({ title, language, ingredients }: RecipeReading): Features => {
  const one = singularIn(language ?? 'en');
  const words = spelledWords(title).map(([usual = '']) => one(usual));
  const telling = words.filter((word) => !isSmallWord(word));
  return {
    words: new Set(telling.length > 0 ? telling : words),
    foods: new Set(ingredients.flat().flatMap(({ read }) => foodOf(read) ?? [])),
  };
};

const shared = (some: ReadonlySet<string>, others: ReadonlySet<string>): number => {
  let count = 0;
  for (const one of some) if (others.has(one)) count += 1;
  return count;
};

/** From 0 to 1: how much the two share of all that either has (the weighted Jaccard index). */
export const likenessOf = (one: Features, other: Features): number => {
  const both = WORD_WEIGHT * shared(one.words, other.words) + shared(one.foods, other.foods);
  const either = weightOf(one) + weightOf(other) - both;
  return either === 0 ? 0 : both / either;
};
