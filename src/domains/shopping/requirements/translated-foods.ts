import type { Ingredient } from '../../recipe-format/index.ts';
import { languageOfRecipe, readIngredient } from '../../recipes/index.ts';
import type { ReadRecipe } from '../../recipes/index.ts';

/** The ingredients of a recipe, section by section. */
type Layout = readonly (readonly Ingredient[])[];

const layoutOf = ({ document }: ReadRecipe): Layout =>
  (document.ingredient_sections ?? []).map(({ ingredients }) => ingredients ?? []);

const isLaidOutAlike = (one: Layout, other: Layout): boolean =>
  one.length === other.length && one.every(({ length }, section) => length === other[section]?.length);

/** The ingredients of a translation by the ids of this recipe: those with the same id, or else in the same place. */
const counterparts = (own: Layout, other: Layout): ReadonlyMap<string, Ingredient> => {
  const found = new Map<string, Ingredient>();
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

/** What a translation calls the foods of a recipe, by the ids of their choices. */
export const foodsInTranslation = (
  recipe: ReadRecipe,
  translation: ReadRecipe,
): ((choiceId: string) => readonly string[]) => {
  const twins = counterparts(layoutOf(recipe), layoutOf(translation));
  const language = languageOfRecipe(translation.document);
  return (choiceId) => {
    const [ingredientId = '', place] = choiceId.split('~');
    const twin = twins.get(ingredientId);
    if (twin === undefined) return [];
    const read = readIngredient(twin, language);
    return place === undefined ? read.foods : (read.others[Number(place) - 1]?.foods ?? []);
  };
};
