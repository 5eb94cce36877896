import { detectRecipeLanguage } from '../recipe-format/index.ts';
import type { Ingredient, RecipeDocument } from '../recipe-format/index.ts';
import type { Language } from '../units/index.ts';
import { readIngredient } from './read-ingredient.ts';
import type { ReadIngredient } from './read-ingredient.ts';

/** A parsed ingredient of a recipe. */
export interface ListedIngredient extends Pick<Ingredient, 'id' | 'relation'> {
  readonly read: ReadIngredient;
  /** The portable id of the recipe that makes it. */
  readonly madeBy?: string;
  /**
   * The text of an ingredient that another recipe makes, if its quantity has not been extracted: `2 servings of
   * béchamel`.
   */
  readonly line?: string;
}

/** A parsed recipe: its ingredients and its yields. */
export interface RecipeReading extends Pick<RecipeDocument, 'title' | 'yields'> {
  /** The language whose rules were used to parse it; undefined if unknown. */
  readonly language?: Language;
  /** One list per section. */
  readonly ingredients: readonly (readonly ListedIngredient[])[];
}

const listed = (ingredient: Ingredient, language: Language | undefined): ListedIngredient => {
  const { id, relation, recipe_ref: maker, quantity, text } = ingredient;
  let read: ReadIngredient | undefined;
  return {
    ...(id !== undefined && { id }),
    ...(relation !== undefined && { relation }),
    ...(maker !== undefined && { madeBy: maker.recipe_id }),
    ...(maker !== undefined && quantity === undefined && text !== undefined && { line: text }),
    get read() {
      return (read ??= readIngredient(ingredient, language));
    },
  };
};

/** Parses each ingredient lazily: there may be many thousands, and not all of them may be needed. */
export const readRecipe = (recipe: RecipeDocument): RecipeReading => {
  const { title, yields, ingredient_sections: sections } = recipe;
  const language = detectRecipeLanguage(recipe);
  return {
    title,
    ...(yields !== undefined && { yields }),
    ...(language !== undefined && { language }),
    ingredients: (sections ?? []).map(({ ingredients }) => (ingredients ?? []).map((one) => listed(one, language))),
  };
};

/** Longer than any cookbook recipe. Anything longer is not stored, and parsed again whenever it is needed. */
const LONGEST = 100_000;

/** The text to store; undefined if it would be too long. */
export const writeReading = (reading: RecipeReading): string | undefined => {
  const text = JSON.stringify(reading);
  return text.length > LONGEST ? undefined : text;
};

/**
 * Parses a stored text. Properties without a value, such as an unstated quantity, were left out and become undefined
 * again.
 */
export const parseReading = (text: string): RecipeReading => JSON.parse(text) as RecipeReading;
