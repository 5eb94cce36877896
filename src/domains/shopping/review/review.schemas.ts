import { Type } from 'typebox';

import { Maybe, component } from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';
import { Requirement, Source } from '../lists/list.schemas.ts';
import { MAX_ORIGINS } from '../requirements/derivation-limits.ts';

/** More revisions than a recipe will ever have, and within the integer range of every database engine. */
const LAST_REVISION = 2_147_483_647;

const Portion = component(
  'ShoppingPortion',
  Type.Object(
    {
      id: Type.String({ minLength: 1, maxLength: 200, description: 'A stable id chosen by the client.' }),
      recipe_id: Type.String({
        minLength: 1,
        maxLength: 200,
        description: 'Id of the recipe in its library, or its portable id.',
      }),
      revision: Maybe(
        Type.Integer({
          minimum: 1,
          maximum: LAST_REVISION,
          description: 'The revision to use. If absent, or with `refresh_recipes`, the current one.',
        }),
      ),
      scale: Maybe(
        Type.String({
          maxLength: 100,
          description: 'The scale factor: `2`, `1/3`, `1.5`. The default is 1.',
          examples: ['3/2'],
        }),
      ),
    },
    { description: 'A recipe to buy ingredients for, at a scale.' },
  ),
);

export const ReviewInput = component(
  'ShoppingReviewInput',
  Type.Object({
    again: Maybe(
      Type.String({
        maxLength: 200,
        description:
          'Any text that distinguishes a deliberate second addition of the same portions or meals from the first.',
      }),
    ),
    meal_ids: Maybe(
      Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
        maxItems: MAX_ORIGINS,
        description: 'Ids of planned meals.',
      }),
    ),
    portions: Maybe(Type.Array(Portion, { maxItems: MAX_ORIGINS, description: 'Recipes to buy ingredients for.' })),
    refresh_recipes: Maybe(
      Type.Boolean({ description: 'Uses the current revision of every recipe, even if another one was requested.' }),
    ),
  }),
);

const PantryHint = component(
  'PantryHint',
  Type.Object(
    {
      id: Type.String({ description: 'Id of the pantry entry.' }),
      name: Type.String(),
      amount: Type.Optional(Type.String()),
      unit: Type.Optional(Type.String()),
      location: Type.Optional(Type.String()),
    },
    { description: 'Something in the pantry. There may not be enough of it.' },
  ),
);

export const Review = component(
  'ShoppingReview',
  Type.Object({
    outdated: Type.Optional(Type.Boolean({ description: 'True if a recipe has a newer revision than the one used.' })),
    removed: Type.Array(Source, { description: 'On the list for these portions and meals, but no longer needed.' }),
    requirements: Type.Array(
      Type.Object({
        ...Requirement.properties,
        pantry: Type.Optional(
          Type.Array(PantryHint, { description: 'Matching pantry entries. They do not affect the selection.' }),
        ),
      }),
      {
        description: 'What the portions and meals need, with the selections from the list or the proposed ones.',
      },
    ),
    revision: Type.Integer({ minimum: 1, description: 'The revision of the list.' }),
    token: Type.String({
      description:
        'Used to apply this review. Valid for 30 minutes, as long as the list, meals and recipes do not change.',
    }),
  }),
);

export type ReviewInput = Of<typeof ReviewInput>;
export type Review = Of<typeof Review>;
