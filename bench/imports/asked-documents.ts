import type { AskedDocument } from '../../src/domains/recipes/index.ts';
import type { RecipeDocument } from '../../src/domains/recipe-format/index.ts';
import { recipeNumber } from '../library/generate.ts';

/** How a recipe that is asked about is related to the library. */
export const kinds = ['copied', 'edited', 'rewritten', 'new'] as const;

export type Kind = (typeof kinds)[number];

/** Spreads what is asked about over the whole library. */
const STRIDE = 7919;

/** As a page or a file gives it: nobody there knows our ids, nor where it was found before. */
const bare = ({ id: _id, source: _source, ...recipe }: RecipeDocument): RecipeDocument => recipe;

/** Without its last ingredient. */
const shortened = (recipe: RecipeDocument): RecipeDocument => {
  const sections = recipe.ingredient_sections ?? [];
  const last = sections.at(-1);
  const cut = last === undefined ? [] : [{ ...last, ingredients: (last.ingredients ?? []).slice(0, -1) }];
  return { ...recipe, ingredient_sections: [...sections.slice(0, -1), ...cut] };
};

const documentOf = (kind: Kind, index: number, recipes: number): RecipeDocument => {
  const known = (index * STRIDE) % recipes;
  const unknown = recipes + index;
  switch (kind) {
    case 'copied':
      return bare(recipeNumber(known));
    case 'edited':
      return shortened(bare(recipeNumber(known)));
    case 'rewritten': {
      const { source } = recipeNumber(known);
      return { ...bare(recipeNumber(unknown)), ...(source !== undefined && { source }) };
    }
    case 'new':
      return recipeNumber(unknown);
    default:
      return kind satisfies never;
  }
};

/** So many documents, a quarter of each kind, under keys that begin with it. */
export const askedDocuments = (count: number, recipes: number): readonly AskedDocument[] =>
  Array.from({ length: count }, (_, index) => {
    const kind = kinds[index % kinds.length] ?? 'new';
    return { key: `${kind} ${index}`, document: documentOf(kind, index, recipes) };
  });
