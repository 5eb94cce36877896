import { getSingularizer } from '../../ingredients/index.ts';
import type { ParsedIngredient } from '../ingredients/parse-ingredient.ts';
import type { ParsedRecipe } from '../ingredients/parsed-recipe.ts';
import { isStopWord } from '../search/index/stop-words.ts';
import { getWordSpellings } from '../search/index/word-spellings.ts';

/** What two recipes are compared by. */
export interface Features {
  /** Title words in the singular, without stop words. */
  readonly words: ReadonlySet<string>;
  /** Semantic ids of the ingredients, one for each. */
  readonly foods: ReadonlySet<string>;
}

/** A title word counts as much as two foods, because most recipes share salt and oil. */
export const WORD_WEIGHT = 2;

/**
 * Below this weight a recipe has too little content to compare: a title of two words and nothing else, or one word and
 * two foods. Just above it, a similarity of 0.75 requires all features to match.
 */
const MIN_WEIGHT = 5;

const weightOf = ({ words, foods }: Features): number => WORD_WEIGHT * words.size + foods.size;

export const hasEnoughFeatures = (features: Features): boolean => weightOf(features) >= MIN_WEIGHT;

/**
 * The last food is the one derived from the ingredient's words. An id set by a client and other spellings may come
 * before it; including those would make the same recipe from a client and from a page look less similar.
 */
const foodOf = ({ foods }: ParsedIngredient): string | undefined => foods.at(-1);

export const extractFeatures = ({ title, language, ingredients }: ParsedRecipe): Features => {
  const one = getSingularizer(language ?? 'en');
  const words = getWordSpellings(title).map(([usual = '']) => one(usual));
  const telling = words.filter((word) => !isStopWord(word));
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

/** Weighted Jaccard index of two recipes, from 0 to 1. */
export const computeSimilarity = (one: Features, other: Features): number => {
  const both = WORD_WEIGHT * shared(one.words, other.words) + shared(one.foods, other.foods);
  const either = weightOf(one) + weightOf(other) - both;
  return either === 0 ? 0 : both / either;
};
