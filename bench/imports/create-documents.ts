import type { RecipeDocument } from '../../src/domains/recipe-format/index.ts';
import type { DocumentToCheck } from '../../src/domains/recipes/index.ts';
import { generateRecipe } from '../library/recipes/generate-recipe.ts';

/**
 * How a document relates to the library: a copy, a copy with one ingredient removed, a different recipe from a known
 * URL, or new.
 */
export const kinds = ['copied', 'edited', 'rewritten', 'new'] as const;

export type Kind = (typeof kinds)[number];

/** Spreads the chosen recipes over the whole library. */
const STRIDE = 7919;

/** As extracted from a page or file: without our ids and without a source. */
const stripIdentity = ({ id: _id, source: _source, ...recipe }: RecipeDocument): RecipeDocument => recipe;

/** Without its last ingredient. */
const dropLastIngredient = (recipe: RecipeDocument): RecipeDocument => {
  const sections = recipe.ingredient_sections ?? [];
  const last = sections.at(-1);
  const trimmed = last === undefined ? [] : [{ ...last, ingredients: (last.ingredients ?? []).slice(0, -1) }];
  return { ...recipe, ingredient_sections: [...sections.slice(0, -1), ...trimmed] };
};

const createDocument = (kind: Kind, index: number, recipes: number): RecipeDocument => {
  const known = (index * STRIDE) % recipes;
  const unknown = recipes + index;
  switch (kind) {
    case 'copied':
      return stripIdentity(generateRecipe(known));
    case 'edited':
      return dropLastIngredient(stripIdentity(generateRecipe(known)));
    case 'rewritten': {
      const { source } = generateRecipe(known);
      return { ...stripIdentity(generateRecipe(unknown)), ...(source !== undefined && { source }) };
    }
    case 'new':
      return generateRecipe(unknown);
    default:
      return kind satisfies never;
  }
};

/** Creates documents, a quarter of each kind. Their keys start with the kind. */
export const createDocuments = (count: number, recipes: number): readonly DocumentToCheck[] =>
  Array.from({ length: count }, (_, index) => {
    const kind = kinds[index % kinds.length] ?? 'new';
    return { key: `${kind} ${index}`, document: createDocument(kind, index, recipes) };
  });
