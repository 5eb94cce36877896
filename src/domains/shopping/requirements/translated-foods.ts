import type { RecipeIngredient, LoadedRecipe, ParsedRecipe } from '../../recipes/index.ts';

/** The ingredients of a recipe by section. */
type Layout = ParsedRecipe['ingredients'];

const isLaidOutAlike = (one: Layout, other: Layout): boolean =>
  one.length === other.length && one.every(({ length }, section) => length === other[section]?.length);

/**
 * The ingredients of a translation by the ids of this recipe: those with the same id, or else at the same position.
 */
const counterparts = (own: Layout, other: Layout): ReadonlyMap<string, RecipeIngredient> => {
  const found = new Map<string, RecipeIngredient>();
  if (isLaidOutAlike(own, other)) {
    for (const [section, ingredients] of own.entries()) {
      for (const [index, { id }] of ingredients.entries()) {
        const twin = other[section]?.[index];
        if (id !== undefined && twin !== undefined) found.set(id, twin);
      }
    }
  }
  for (const twin of other.flat()) if (twin.id !== undefined) found.set(twin.id, twin);
  return found;
};

/** The foods of a recipe as named in a translation, by choice id. */
export const createTranslatedFoodLookup = (
  recipe: LoadedRecipe,
  translation: LoadedRecipe,
): ((choiceId: string) => readonly string[]) => {
  const twins = counterparts(recipe.parsedRecipe.ingredients, translation.parsedRecipe.ingredients);
  return (choiceId) => {
    const [ingredientId = '', place] = choiceId.split('~');
    const read = twins.get(ingredientId)?.read;
    if (read === undefined) return [];
    return place === undefined ? read.foods : (read.others[Number(place) - 1]?.foods ?? []);
  };
};
