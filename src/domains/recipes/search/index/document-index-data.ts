import { getSingularizer } from '../../../ingredients/index.ts';
import type { IngredientSection, RecipeDocument } from '../../../recipe-format/index.ts';
import { createSimilarityTokens } from '../../duplicates/min-hash.ts';
import { extractFeatures } from '../../duplicates/similarity.ts';
import { extractIdentityTokens } from '../../duplicates/identity.ts';
import { getIngredientFoods } from '../../ingredients/parse-ingredient.ts';
import { parseRecipe } from '../../ingredients/parsed-recipe.ts';
import type { ParsedRecipe } from '../../ingredients/parsed-recipe.ts';
import { serializeParsedRecipe } from '../../ingredients/stored-parsed-recipe.ts';
import { expandToFoodTokens } from './food-tokens.ts';
import { totalTimeTokens } from '../query/minutes.ts';
import { UNSATISFIABLE_NEEDS, computeNeeds } from '../cookable/needs.ts';
import type { NeededIngredient, Needs } from '../cookable/needs.ts';
import { MAX_INDEXED_INGREDIENTS, MAX_INDEXED_LENGTH_PER_TEXT, MAX_TOKENS } from './index-limits.ts';
import { getUnseenWordSpellings, splitIntoWordSpellings } from './word-spellings.ts';
import {
  EVERY_RECIPE_TOKEN,
  grammarLanguageToken,
  languageTokens,
  joinWordsWithDashes,
  titleWordToken,
  wholeTitleToken,
  wordToken,
} from './tokens.ts';

export interface DocumentIndexData {
  /** Separated by single spaces. */
  readonly tokens: string;
  /** The words that misspelled ones may be corrected to, always in the same order. */
  readonly vocabulary: readonly string[];
  /** What has to be in the pantry. Each of these foods is among the tokens. */
  readonly needs: Needs;
  /** The parsed recipe to store; undefined if it is too long. */
  readonly parsedRecipe: string | undefined;
}

/** The name of each ingredient, or its line if it has no name. */
const wordsOf = ({ ingredient_sections: sections }: RecipeDocument): readonly string[] =>
  (sections ?? []).flatMap(({ ingredients }) => (ingredients ?? []).map(({ name, text }) => name || (text ?? '')));

const countIngredients = ({ ingredient_sections: sections }: RecipeDocument): number =>
  (sections ?? []).reduce((count, { ingredients }) => count + (ingredients ?? []).length, 0);

/** The recipe with its first ingredients only: out of a million, the rest are ignored. */
const withFirstIngredients = (recipe: RecipeDocument): RecipeDocument => {
  let room = MAX_INDEXED_INGREDIENTS;
  const sections: IngredientSection[] = [];
  for (const section of recipe.ingredient_sections ?? []) {
    const ingredients = (section.ingredients ?? []).slice(0, room);
    room -= ingredients.length;
    sections.push({ ...section, ingredients });
    if (room === 0) break;
  }
  return { ...recipe, ingredient_sections: sections };
};

/** Collects tokens up to the limit. */
class Gathering {
  readonly tokens = new Set<string>();
  readonly vocabulary = new Set<string>();
  readonly #one: (word: string) => string;
  readonly #seen = new Set<string>();

  constructor(one: (word: string) => string) {
    this.#one = one;
  }

  add(token: string): boolean {
    if (this.tokens.size < MAX_TOKENS) this.tokens.add(token);
    return this.tokens.has(token);
  }

  addText(text: string): void {
    if (this.#isFull) return;
    // A repeated word adds nothing, and a line of 10,000 characters may repeat one word.
    for (const word of this.#forms(getUnseenWordSpellings(text.slice(0, MAX_INDEXED_LENGTH_PER_TEXT), this.#seen))) {
      if (this.add(wordToken(word)) && !/^\d+$/.test(word)) this.vocabulary.add(wordToken(word));
    }
  }

  addTitle(title: string): void {
    this.add(wholeTitleToken(joinWordsWithDashes(splitIntoWordSpellings(title).map(([usual = '']) => usual))));
    this.addText(title);
    if (this.#isFull) return;
    for (const word of this.#forms(splitIntoWordSpellings(title.slice(0, MAX_INDEXED_LENGTH_PER_TEXT))))
      this.add(titleWordToken(word));
  }

  get #isFull(): boolean {
    return this.tokens.size >= MAX_TOKENS;
  }

  /** Every spelling of every word, each in the singular too. */
  *#forms(words: readonly (readonly string[])[]): Generator<string> {
    for (const spellings of words) {
      for (const spelling of spellings) yield* [spelling, this.#one(spelling)];
    }
  }
}

/** The tokens used to find duplicates and similar recipes. Similarity is computed from the stored parsed recipes. */
const twinTokens = (recipe: RecipeDocument, stored: ParsedRecipe | undefined): readonly string[] => {
  const { urls, sources } = extractIdentityTokens(recipe);
  return [...urls, ...sources, ...(stored === undefined ? [] : createSimilarityTokens(extractFeatures(stored)))];
};

/** The tokens that a recipe is found by. The most important come first, for the few recipes that exceed the limit. */
export const createDocumentIndexData = (recipe: RecipeDocument): DocumentIndexData => {
  // If only some ingredients are indexed, a match cannot prove that all of them are in the pantry.
  const isShort = countIngredients(recipe) <= MAX_INDEXED_INGREDIENTS;
  const indexed = isShort ? recipe : withFirstIngredients(recipe);
  const parsed = parseRecipe(indexed);
  const grammar = parsed.language ?? 'en';
  const words = wordsOf(indexed);
  const gathering = new Gathering(getSingularizer(grammar));
  const { title, times, authors, categories, cuisines, keywords, description } = recipe;

  const stored = isShort ? serializeParsedRecipe(parsed) : undefined;
  for (const token of twinTokens(recipe, stored === undefined ? undefined : parsed)) gathering.add(token);
  gathering.add(EVERY_RECIPE_TOKEN);
  gathering.add(grammarLanguageToken(grammar));
  for (const token of [...languageTokens(recipe.language), ...totalTimeTokens(times?.total)]) gathering.add(token);
  gathering.addTitle(title);
  const needed: NeededIngredient[] = [];
  let isWhole = isShort;
  const listed = parsed.ingredients.flatMap((section) => [...section.entries()]);
  for (const [place, [index, { relation, read }]] of listed.entries()) {
    const found = getIngredientFoods(read);
    needed.push({ ...found, isAlternative: index > 0 && relation === 'or' });
    for (const token of expandToFoodTokens(found.foods)) isWhole = gathering.add(token) && isWhole;
    gathering.addText(words[place] ?? '');
  }
  for (const { name } of authors ?? []) gathering.addText(name);
  for (const label of [...(keywords ?? []), ...(categories ?? []), ...(cuisines ?? [])]) gathering.addText(label);
  gathering.addText(description ?? '');

  return {
    tokens: [...gathering.tokens].join(' '),
    vocabulary: [...gathering.vocabulary].toSorted(),
    needs: isWhole ? computeNeeds(needed) : UNSATISFIABLE_NEEDS,
    parsedRecipe: stored,
  };
};
