import { getSingularizer } from '../../ingredients/index.ts';
import type { ParsedIngredient } from '../ingredients/parse-ingredient.ts';
import type { ParsedRecipe } from '../ingredients/parsed-recipe.ts';
import { isStopWord } from '../search/index/stop-words.ts';
import { splitIntoWordSpellings } from '../search/index/word-spellings.ts';

/** What two recipes are compared by. */
export interface Features {
  /** Title words in the singular, without stop words. */
  readonly words: ReadonlySet<string>;
  /** Semantic ids of the ingredients, one for each. */
  readonly foods: ReadonlySet<string>;
}

/** A title word counts as much as two foods, because most recipes share salt and oil. */
export const TITLE_WORD_WEIGHT = 2;

/**
 * Below this weight a recipe has too little content to compare: a title of two words and nothing else, or one word and
 * two foods.
 */
const MIN_WEIGHT = 5;

/** Below this weight a recipe is short: a title of two words and five foods. One food more or less changes much of it. */
const SHORT_WEIGHT = 10;

/**
 * The minimum similarity at which two recipes are likely the same, chosen with `npm run eval:duplicates`: from here on,
 * different recipes for the same dish stay distinct, and a recipe whose title or ingredients changed is recognized.
 */
const MIN_SIMILARITY = 0.75;
const MIN_SIMILARITY_OF_SHORT = 0.9;

const weightOf = ({ words, foods }: Features): number => TITLE_WORD_WEIGHT * words.size + foods.size;

export const hasEnoughFeatures = (features: Features): boolean => weightOf(features) >= MIN_WEIGHT;

/**
 * The last food is the one derived from the ingredient's words. An id set by a client and other spellings may come
 * before it; including those would make the same recipe from a client and from a page look less similar.
 */
const foodOf = ({ foods }: ParsedIngredient): string | undefined => foods.at(-1);

export const extractFeatures = ({ title, language, ingredients }: ParsedRecipe): Features => {
  const one = getSingularizer(language ?? 'en');
  const words = splitIntoWordSpellings(title).map(([usual = '']) => one(usual));
  const telling = words.filter((word) => !isStopWord(word));
  return {
    words: new Set(telling.length > 0 ? telling : words),
    foods: new Set(ingredients.flat().flatMap(({ read }) => foodOf(read) ?? [])),
  };
};

export const getMinSimilarity = (one: Features, other: Features): number =>
  Math.min(weightOf(one), weightOf(other)) < SHORT_WEIGHT ? MIN_SIMILARITY_OF_SHORT : MIN_SIMILARITY;

const shared = (some: ReadonlySet<string>, others: ReadonlySet<string>): number => {
  let count = 0;
  for (const one of some) if (others.has(one)) count += 1;
  return count;
};

/** Weighted Jaccard index of two recipes, from 0 to 1. */
export const computeSimilarity = (one: Features, other: Features): number => {
  const both = TITLE_WORD_WEIGHT * shared(one.words, other.words) + shared(one.foods, other.foods);
  const either = weightOf(one) + weightOf(other) - both;
  return either === 0 ? 0 : both / either;
};
