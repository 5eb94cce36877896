import { Type } from 'typebox';
import type { TString } from 'typebox';

import type { EntryId, Id } from '../../../platform/ids/ids.ts';
import { Line, LineOrEmpty, Maybe, Uuid, component } from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';
import { groupDigits } from '../../../platform/text/group-digits.ts';

/** Chosen by the client or generated; unique only within its meal. */
export type DishId = Id<'dish'>;

/** Far beyond any real revision, and within the integer range of every engine. */
const LAST_REVISION = 2_147_483_647;

const MAX_NOTES_LENGTH = 10_000;
export const MAX_DISHES = 100;
export const MAX_PLAIN_ITEMS = 100;

/**
 * Limit for all dishes of a meal together, as JSON. Dishes at their individual limits would add up to megabytes, and
 * lists return many meals.
 */
export const MAX_DISHES_JSON_LENGTH = 100_000;

export const Notes = Type.String({ maxLength: MAX_NOTES_LENGTH });

/** For requests, where empty text counts as absent. */
const LocalId = (description: string): TString =>
  Type.String({ pattern: '^(?:[A-Za-z0-9][A-Za-z0-9._-]{0,127})?$', description });

const PlainItemInput = component(
  'PlainItemInput',
  Type.Object({
    id: Maybe(LocalId('Unique in the dish. Assigned if absent.')),
    name: Line({ maxLength: 500, description: 'What it is: `Bread`.' }),
    quantity: Maybe(LineOrEmpty({ maxLength: 200, description: 'The amount as text: `1 loaf`.' })),
  }),
);

const DishInput = component(
  'DishInput',
  Type.Object(
    {
      id: Maybe(LocalId('Unique in the meal. Assigned if absent.')),
      entry_id: Maybe(
        Type.String({ maxLength: 100, description: 'Id of a recipe in the library. It may be in the trash.' }),
      ),
      recipe_revision: Maybe(
        Type.Integer({
          minimum: 1,
          maximum: LAST_REVISION,
          description: 'The revision to cook; if absent, always the latest. Only with `entry_id`.',
        }),
      ),
      scale: Maybe(
        Type.String({
          maxLength: 100,
          description:
            'The scale factor: `2`, `1/3`, `1.5`; the default is 1. Stored as written. The text of plain items is not scaled.',
          examples: ['3/2'],
        }),
      ),
      display_name: Maybe(
        LineOrEmpty({ maxLength: 500, description: 'Name of the dish, shown instead of the recipe title.' }),
      ),
      notes: Maybe(Notes),
      leftover_of: Maybe(
        LocalId(
          'Id of the dish that this is left over from, in the same meal or, for a planned meal, in an earlier one.',
        ),
      ),
      plain_items: Maybe(
        Type.Array(PlainItemInput, {
          maxItems: MAX_PLAIN_ITEMS,
          description: 'Items without a recipe. Only without `entry_id`.',
        }),
      ),
    },
    {
      description:
        'At least one of `entry_id`, `display_name`, `notes`, `plain_items` and `leftover_of` is required. Empty strings and lists count as absent.',
    },
  ),
);

export const DishesInput = Type.Array(DishInput, {
  maxItems: MAX_DISHES,
  description: `In the order of the meal. Stored as at most ${groupDigits(MAX_DISHES_JSON_LENGTH)} characters of JSON.`,
});

const PlainItem = component(
  'PlainItem',
  Type.Object({
    id: Type.String({ description: 'Unique in the dish.' }),
    name: Type.String(),
    quantity: Type.Optional(Type.String()),
  }),
);

const kept = {
  id: Type.String({ description: 'Unique in the meal.' }),
  entry_id: Type.Optional(Uuid('Id of the recipe in its library.')),
  recipe_revision: Type.Optional(
    Type.Integer({ minimum: 1, description: 'The chosen revision of the recipe. Absent if it follows the latest.' }),
  ),
  scale: Type.Optional(Type.String({ description: 'The scale factor, as written.' })),
  display_name: Type.Optional(Type.String()),
  notes: Type.Optional(Type.String()),
  leftover_of: Type.Optional(Type.String({ description: 'Id of the dish it is left over from.' })),
  plain_items: Type.Optional(Type.Array(PlainItem)),
};

const recipeStatuses = ['available', 'outdated', 'trashed', 'missing'] as const;

export const Dish = component(
  'Dish',
  Type.Object({
    ...kept,
    recipe_status: Type.Optional(
      Type.Enum([...recipeStatuses], {
        type: 'string',
        description:
          'State of the recipe; absent without a recipe. `outdated`: the recipe has a newer revision than the chosen one. `trashed`: it can be restored. `missing`: it was deleted permanently.',
      }),
    ),
    recipe_title: Type.Optional(Type.String({ description: 'The current title of the recipe.' })),
  }),
);

export type DishInput = Of<typeof DishInput>;
export type PlainItem = Of<typeof PlainItem>;
export type Dish = Of<typeof Dish>;

/** A dish as stored, without the recipe details that are added when it is read. */
export interface StoredDish {
  readonly id: DishId;
  readonly entry_id?: EntryId;
  readonly recipe_revision?: number;
  readonly scale?: string;
  readonly display_name?: string;
  readonly notes?: string;
  readonly leftover_of?: DishId;
  readonly plain_items?: readonly PlainItem[];
}
