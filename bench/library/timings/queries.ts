import type { RecipeDocument } from '../../../src/domains/recipe-format/index.ts';
import { generateRecipe } from '../recipes/generate-recipe.ts';
import { createRandom } from '../recipes/random.ts';
import type { Random } from '../recipes/random.ts';
import { pickTag, getRecipeTags } from '../tags.ts';

/** A search while typing: one complete word and the start of another. */
export interface Query {
  readonly word: string;
  readonly beginning: string;
  readonly tag: string;
}

const SEED = 2_000_000_000;
/** Function words, which are not searched for. */
const FUNCTION_WORDS = new Set([
  'with',
  'and',
  'mit',
  'und',
  'aus',
  'von',
  'nach',
  'des',
  'les',
  'for',
  'der',
  'die',
  'für',
]);

/** The words people would search for: from the title, the ingredients and the authors. */
const getSearchWords = ({ title, authors, ingredient_sections }: RecipeDocument): string[] => {
  const names = ingredient_sections?.flatMap(({ ingredients }) => ingredients?.map(({ name }) => name) ?? []) ?? [];
  const text = [title, ...(authors?.map(({ name }) => name) ?? []), ...names].join(' ').toLowerCase();
  return [...new Set(text.match(/\p{L}{3,}/gu))].filter((word) => !FUNCTION_WORDS.has(word));
};

/** Percentage of queries that use one of the recipe's own tags. With another tag there may be no results. */
const OWN_TAG_PERCENT = 80;

/** Picks two words from a random tagged recipe, so words are queried in proportion to how many recipes contain them. */
const createQuery = (random: Random, recipes: number, tags: readonly string[]): Query => {
  let number = random.integer(0, recipes - 1);
  while (getRecipeTags(number, tags).length === 0) number = random.integer(0, recipes - 1);
  const [word = '', other = ''] = random.sample(getSearchWords(generateRecipe(number)), 2);
  const beginning = other.slice(0, Math.max(3, random.integer(3, other.length - 1)));
  const tag = random.chance(OWN_TAG_PERCENT) ? random.pick(getRecipeTags(number, tags)) : pickTag(random, tags);
  return { word, beginning, tag };
};

/** Creates distinct queries, because repeated pages would be served from the cache. */
export const createDistinctQueries = (count: number, recipes: number, tags: readonly string[]): readonly Query[] => {
  const random = createRandom(SEED);
  const queries = new Map<string, Query>();
  while (queries.size < count) {
    const query = createQuery(random, recipes, tags);
    queries.set(`${query.word} ${query.beginning} ${query.tag}`, query);
  }
  return [...queries.values()];
};
