import { Type } from 'typebox';

import { Uuid, component } from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';
import { RecipeDocument } from '../../recipe-format/index.ts';
import { ShownConvention, shownConventions } from '../../units/index.ts';
import { MadeByRecipe } from '../entries/recipe.schemas.ts';

export const ScaleQuery = Type.Object({
  scale: Type.Optional(
    Type.String({
      maxLength: 100,
      description: 'The scale factor: `2`, `1/3`, `1.5`. The default is 1.',
      examples: ['3/2'],
    }),
  ),
  servings: Type.Optional(
    Type.String({ maxLength: 100, description: 'The number of servings, instead of `scale`.', examples: ['6'] }),
  ),
  convention: Type.Optional(
    Type.Enum([...shownConventions], {
      type: 'string',
      description:
        'The unit convention to convert to, or `as-written`. The default is the choice of the user or the library.',
    }),
  ),
  weights: Type.Optional(
    Type.Boolean({ description: 'Show grams instead of cups and spoons if the weight of the food is known.' }),
  ),
  numbers: Type.Optional(
    Type.Enum(['fraction', 'decimal'], { type: 'string', description: 'Whether lines show fractions or decimals.' }),
  ),
});

export const ScaledEntry = component(
  'ScaledRecipe',
  Type.Object(
    {
      entry_id: Uuid('Id of the scaled entry.'),
      recipe_id: Type.String({ description: 'Portable id of the recipe.' }),
      revision: Type.Integer({ minimum: 1, description: 'The revision that was scaled.' }),
      scale: Type.String({ description: 'The exact scale factor: `3/2`.' }),
      convention: ShownConvention,
      recipe: RecipeDocument,
      made_by: Type.Array(MadeByRecipe, { description: 'Recipes that make some of its ingredients, not scaled.' }),
    },
    {
      description:
        'A scaled view of a recipe. Each ingredient has a `reading` for display in addition to the authored text.',
    },
  ),
);

export type ScaleQuery = Of<typeof ScaleQuery>;
export type ScaledEntry = Of<typeof ScaledEntry>;
