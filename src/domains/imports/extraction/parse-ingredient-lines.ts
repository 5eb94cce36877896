import { parseLine } from '../../ingredients/index.ts';
import { detectRecipeLanguage, findOccurrences, toIngredientParts } from '../../recipe-format/index.ts';
import type { CompleteRecipe, Ingredient, Occurrence } from '../../recipe-format/index.ts';
import type { Language } from '../../units/index.ts';

/** Whether the line is already parsed, as in Tureen's own documents. */
const isRead = ({ name, quantity, normalization }: Ingredient): boolean =>
  name !== undefined || quantity !== undefined || normalization !== undefined;

export interface IngredientParseResult {
  readonly recipe: CompleteRecipe;
  readonly occurrences: readonly Occurrence[];
}

/** Parses the lines of a recipe that are not parsed yet, and finds the ambiguous measures in them. */
export const parseIngredientLines = (recipe: CompleteRecipe): IngredientParseResult => {
  const occurrences: Occurrence[] = [];
  const language: Language | undefined = detectRecipeLanguage(recipe);
  const read = (ingredient: Ingredient, field: string): Ingredient => {
    const { id = '', text = '' } = ingredient;
    if (text === '' || isRead(ingredient)) return ingredient;
    const parsed = parseLine(text, language);
    const found = findOccurrences(parsed, language, { id, field });
    occurrences.push(...found);
    return { ...ingredient, ...toIngredientParts(parsed, found.length > 0) };
  };
  const { ingredient_sections: sections } = recipe;
  if (!sections) return { recipe, occurrences };
  return {
    recipe: {
      ...recipe,
      ingredient_sections: sections.map((section, at) => ({
        ...section,
        ingredients: (section.ingredients ?? []).map((ingredient, index) =>
          read(ingredient, `ingredient_sections[${at}].ingredients[${index}]`),
        ),
      })),
    },
    occurrences,
  };
};
