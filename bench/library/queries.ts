import type { RecipeDocument } from '../../src/domains/recipe-format/index.ts';
import { recipeNumber } from './generate.ts';
import { seededRandom } from './random.ts';
import type { Random } from './random.ts';
import { randomTag, tagsOfRecipe } from './tags.ts';

/** Somebody types: one word is whole, of the other there is the beginning. */
export interface Query {
  readonly word: string;
  readonly beginning: string;
  readonly tag: string;
}

const SEED = 2_000_000_000;
/** Words that join others. Nobody looks for them. */
const JOINING = new Set(['with', 'and', 'mit', 'und', 'aus', 'von', 'nach', 'des', 'les', 'for', 'der', 'die', 'für']);

/** The words by which a recipe is looked for: of its title, its foods and its authors. */
const wordsOf = ({ title, authors, ingredient_sections }: RecipeDocument): string[] => {
  const names = ingredient_sections?.flatMap(({ ingredients }) => ingredients?.map(({ name }) => name) ?? []) ?? [];
  const text = [title, ...(authors?.map(({ name }) => name) ?? []), ...names].join(' ').toLowerCase();
  return [...new Set(text.match(/\p{L}{3,}/gu))].filter((word) => !JOINING.has(word));
};

/** Of a hundred queries, those in a tag of the recipe. In another tag there may be nothing to find. */
const OWN_TAG = 80;

/** Two words of a recipe at random, one that has tags: so each word is asked for as often as there are recipes with it. */
const draw = (random: Random, recipes: number, tags: readonly string[]): Query => {
  let number = random.whole(0, recipes - 1);
  while (tagsOfRecipe(number, tags).length === 0) number = random.whole(0, recipes - 1);
  const [word = '', other = ''] = random.severalOf(wordsOf(recipeNumber(number)), 2);
  const beginning = other.slice(0, Math.max(3, random.whole(3, other.length - 1)));
  const tag = random.percent(OWN_TAG) ? random.oneOf(tagsOfRecipe(number, tags)) : randomTag(random, tags);
  return { word, beginning, tag };
};

/** So many queries, no two alike: a page that was answered before would be answered from memory. */
export const differentQueries = (count: number, recipes: number, tags: readonly string[]): readonly Query[] => {
  const random = seededRandom(SEED);
  const queries = new Map<string, Query>();
  while (queries.size < count) {
    const query = draw(random, recipes, tags);
    queries.set(`${query.word} ${query.beginning} ${query.tag}`, query);
  }
  return [...queries.values()];
};
