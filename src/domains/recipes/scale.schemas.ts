import { Type } from 'typebox';

import { Revision, Uuid, component } from '../../platform/schema/schema.ts';
import type { Of } from '../../platform/schema/schema.ts';
import { RecipeDocument } from '../recipe-format/index.ts';
import { MadeByRecipe } from './recipe.schemas.ts';

export const ScaleQuery = Type.Object({
  scale: Type.Optional(
    Type.String({
      maxLength: 100,
      description: 'By how much: `2`, `1/3`, `1.5`. Once where neither is given.',
      examples: ['3/2'],
    }),
  ),
  servings: Type.Optional(
    Type.String({ maxLength: 100, description: 'For how many, in place of `scale`.', examples: ['6'] }),
  ),
  convention: Type.Optional(
    Type.Enum(['us', 'imperial', 'metric', 'au', 'ca', 'jp'], {
      type: 'string',
      description: 'Whose measures to use.',
    }),
  ),
  numbers: Type.Optional(
    Type.Enum(['fraction', 'decimal'], { type: 'string', description: 'How lines write parts of a whole.' }),
  ),
});

export const ScaledEntry = component(
  'ScaledRecipe',
  Type.Object(
    {
      entry_id: Uuid('The entry that was scaled.'),
      recipe_id: Type.String({ description: 'Portable id of the recipe.' }),
      revision: Revision,
      scale: Type.String({ description: 'By how much, exactly: `3/2`.' }),
      recipe: RecipeDocument,
      made_by: Type.Array(MadeByRecipe, { description: 'The recipes that make some of its ingredients, as they are.' }),
    },
    { description: 'A reading of a recipe for more or for less. Lines have `scaled_text` beside what was authored.' },
  ),
);

export type ScaleQuery = Of<typeof ScaleQuery>;
export type ScaledEntry = Of<typeof ScaledEntry>;
