import { languageOfRecipe } from '../recipe-format/index.ts';
import type { Ingredient, RecipeDocument } from '../recipe-format/index.ts';
import type { Language } from '../units/index.ts';
import { readIngredient } from './read-ingredient.ts';
import type { ReadIngredient } from './read-ingredient.ts';

/** An ingredient where it stands in a recipe. */
export interface ListedIngredient extends Pick<Ingredient, 'id' | 'relation'> {
  readonly read: ReadIngredient;
  /** Portable id of the recipe that makes it. */
  readonly madeBy?: string;
  /** Of what another recipe makes, where nobody has taken its quantity out: `2 servings of béchamel`. */
  readonly line?: string;
}

/** What a recipe takes and what it makes, with its ingredients read. */
export interface RecipeReading extends Pick<RecipeDocument, 'title' | 'yields'> {
  /** By whose rules it was read; undefined where nobody knows it. */
  readonly language?: Language;
  /** Section by section. */
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

/** Each ingredient is read when it is looked at: there may be many thousands, and not all are wanted. */
export const readRecipe = (recipe: RecipeDocument): RecipeReading => {
  const { title, yields, ingredient_sections: sections } = recipe;
  const language = languageOfRecipe(recipe);
  return {
    title,
    ...(yields !== undefined && { yields }),
    ...(language !== undefined && { language }),
    ingredients: (sections ?? []).map(({ ingredients }) => (ingredients ?? []).map((one) => listed(one, language))),
  };
};

/** More than any cookbook has. What comes to more is read whenever it is needed. */
const LONGEST = 100_000;

/** As it is stored; undefined where that would be too long. */
export const writeReading = (reading: RecipeReading): string | undefined => {
  const text = JSON.stringify(reading);
  return text.length > LONGEST ? undefined : text;
};

/** What was left out as it was written, such as a quantity that nobody tells, is undefined again. */
export const parseReading = (text: string): RecipeReading => JSON.parse(text) as RecipeReading;
