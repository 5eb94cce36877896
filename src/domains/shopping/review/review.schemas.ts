import { Type } from 'typebox';

import { Maybe, component } from '../../../platform/schema/schema.ts';
import type { Of } from '../../../platform/schema/schema.ts';
import { Requirement, Source } from '../list.schemas.ts';
import { MOST_ORIGINS } from '../requirements/bounds.ts';

/** More revisions than a recipe will ever have, and within the integer range of every database engine. */
const LAST_REVISION = 2_147_483_647;

const Portion = component(
  'ShoppingPortion',
  Type.Object(
    {
      id: Type.String({ minLength: 1, maxLength: 200, description: 'By which the client knows it; stable.' }),
      recipe_id: Type.String({
        minLength: 1,
        maxLength: 200,
        description: 'Id of the recipe in its library, or its portable id.',
      }),
      revision: Maybe(
        Type.Integer({
          minimum: 1,
          maximum: LAST_REVISION,
          description: 'The revision to read. Without it, or with `refresh_recipes`, the present one.',
        }),
      ),
      scale: Maybe(
        Type.String({
          maxLength: 100,
          description: 'By how much: `2`, `1/3`, `1.5`. Once where it is absent.',
          examples: ['3/2'],
        }),
      ),
    },
    { description: 'A recipe to shop for.' },
  ),
);

export const ReviewInput = component(
  'ShoppingReviewInput',
  Type.Object({
    again: Maybe(
      Type.String({
        maxLength: 200,
        description: 'Distinguishes a deliberate second addition of the same portions or meals from the first.',
      }),
    ),
    meal_ids: Maybe(
      Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
        maxItems: MOST_ORIGINS,
        description: 'Planned meals.',
      }),
    ),
    portions: Maybe(Type.Array(Portion, { maxItems: MOST_ORIGINS, description: 'Recipes.' })),
    refresh_recipes: Maybe(
      Type.Boolean({ description: 'Reads every recipe as it is now, also where a revision of it was asked for.' }),
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
    { description: 'Something in the pantry. That it is there does not say that it suffices.' },
  ),
);

export const Review = component(
  'ShoppingReview',
  Type.Object({
    outdated: Type.Optional(
      Type.Boolean({ description: 'True where a recipe has changed since the revision that was read.' }),
    ),
    removed: Type.Array(Source, { description: 'On the list for these portions and meals, and required no more.' }),
    requirements: Type.Array(
      Type.Object({
        ...Requirement.properties,
        pantry: Type.Optional(
          Type.Array(PantryHint, { description: 'What the pantry has of it. It changes no selection.' }),
        ),
      }),
      { description: 'What the portions and meals take, each selected as the list has it or as is proposed.' },
    ),
    revision: Type.Integer({ minimum: 1, description: 'That of the list.' }),
    token: Type.String({ description: 'Applies this review, for 30 minutes and as long as nothing has changed.' }),
  }),
);

export type ReviewInput = Of<typeof ReviewInput>;
export type Review = Of<typeof Review>;
