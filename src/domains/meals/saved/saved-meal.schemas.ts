import { Type } from 'typebox';

import type { Id } from '../../../platform/ids/ids.ts';
import { DateTime, Line, Maybe, Revision, Uuid, component } from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';
import { Dish, DishesInput, Notes } from '../dishes/dish.schemas.ts';
import type { StoredMeal } from '../planned/meal.schemas.ts';

export type SavedMealId = Id<'saved-meal'>;

export const SavedMealInput = component(
  'SavedMealInput',
  Type.Object({
    name: Line({ maxLength: 500, description: 'Need not be unique.' }),
    notes: Maybe(Notes),
    dishes: DishesInput,
  }),
);

export const SavedMeal = component(
  'SavedMeal',
  Type.Object(
    {
      id: Uuid('Id of the saved meal.'),
      name: Type.String(),
      notes: Type.String(),
      dishes: Type.Array(Dish),
      revision: Revision,
      created_at: DateTime('When it was saved.'),
      updated_at: DateTime('When it last changed, not counting changes to its recipes.'),
      updated_by: Type.String({ description: 'Id of the user who last changed it.' }),
    },
    { description: 'A reusable set of dishes without a date.' },
  ),
);

export type SavedMealInput = Of<typeof SavedMealInput>;
export type SavedMeal = Of<typeof SavedMeal>;

/** A saved meal as stored. */
export type StoredSavedMeal = Omit<StoredMeal, 'id' | 'date' | 'slot'> & { readonly id: SavedMealId };
