import { detectRecipeLanguage } from '../../recipe-format/index.ts';
import type { Ingredient, RecipeDocument } from '../../recipe-format/index.ts';
import type { Language } from '../../units/index.ts';
import { parseIngredient } from './parse-ingredient.ts';
import type { ParsedIngredient } from './parse-ingredient.ts';

/** A parsed ingredient of a recipe. */
export interface RecipeIngredient extends Pick<Ingredient, 'id' | 'relation'> {
  readonly read: ParsedIngredient;
  /** The portable id of the recipe that makes it. */
  readonly madeBy?: string;
  /**
   * The text of an ingredient that another recipe makes, if its quantity has not been extracted: `2 servings of
   * béchamel`.
   */
  readonly line?: string;
}

/** A parsed recipe: its ingredients and its yields. */
export interface ParsedRecipe extends Pick<RecipeDocument, 'title' | 'yields'> {
  /** The language whose rules were used to parse it; undefined if unknown. */
  readonly language?: Language;
  /** One list per section. */
  readonly ingredients: readonly (readonly RecipeIngredient[])[];
}

const listed = (ingredient: Ingredient, language: Language | undefined): RecipeIngredient => {
  const { id, relation, recipe_ref: maker, quantity, text } = ingredient;
  let read: ParsedIngredient | undefined;
  return {
    ...(id !== undefined && { id }),
    ...(relation !== undefined && { relation }),
    ...(maker !== undefined && { madeBy: maker.recipe_id }),
    ...(maker !== undefined && quantity === undefined && text !== undefined && { line: text }),
    get read() {
      return (read ??= parseIngredient(ingredient, language));
    },
  };
};

/** Parses each ingredient lazily: there may be many thousands, and not all of them may be needed. */
export const parseRecipe = (recipe: RecipeDocument): ParsedRecipe => {
  const { title, yields, ingredient_sections: sections } = recipe;
  const language = detectRecipeLanguage(recipe);
  return {
    title,
    ...(yields !== undefined && { yields }),
    ...(language !== undefined && { language }),
    ingredients: (sections ?? []).map(({ ingredients }) => (ingredients ?? []).map((one) => listed(one, language))),
  };
};
