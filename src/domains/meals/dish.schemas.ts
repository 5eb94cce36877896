import { Type } from 'typebox';
import type { TString } from 'typebox';

import type { EntryId, Id } from '../../platform/ids/ids.ts';
import { Line, LineOrNothing, Maybe, Uuid, component } from '../../platform/schema/schema.ts';
import type { Of } from '../../platform/schema/schema.ts';

/** Chosen by the client or generated; unique only within its meal. */
export type DishId = Id<'dish'>;

/** Far beyond any real revision, and within the integer range of every engine. */
const LAST_REVISION = 2_147_483_647;

const LONGEST_NOTES = 10_000;
const MOST_DISHES = 100;
const MOST_PLAIN_ITEMS = 100;

/**
 * Limit for all dishes of a meal together, as JSON. Dishes at their individual limits would add up to megabytes, and
 * lists return many meals.
 */
export const MOST_CHARACTERS = 100_000;

export const Notes = Type.String({ maxLength: LONGEST_NOTES });

/** For requests, where empty text counts as absent. */
const LocalId = (description: string): TString =>
  Type.String({ pattern: '^(?:[A-Za-z0-9][A-Za-z0-9._-]{0,127})?$', description });

const PlainItemInput = component(
  'PlainItemInput',
  Type.Object({
    id: Maybe(LocalId('Unique in the dish; given where it is absent.')),
    name: Line({ maxLength: 500, description: 'What it is: `Bread`.' }),
    quantity: Maybe(LineOrNothing({ maxLength: 200, description: 'How much, in words: `1 loaf`.' })),
  }),
);

const DishInput = component(
  'DishInput',
  Type.Object(
    {
      id: Maybe(LocalId('Unique in the meal; given where it is absent.')),
      entry_id: Maybe(Type.String({ maxLength: 100, description: 'A recipe of the library; it may be in the trash.' })),
      recipe_revision: Maybe(
        Type.Integer({
          minimum: 1,
          maximum: LAST_REVISION,
          description: 'The revision to cook by. Without it, always the newest. Only with `entry_id`.',
        }),
      ),
      scale: Maybe(
        Type.String({
          maxLength: 100,
          description:
            'By how much: `2`, `1/3`, `1.5`. Once where it is absent. Kept as it is written; the words of plain items are not scaled.',
          examples: ['3/2'],
        }),
      ),
      display_name: Maybe(
        LineOrNothing({ maxLength: 500, description: 'What to call it, where that is not the title of the recipe.' }),
      ),
      notes: Maybe(Notes),
      leftover_of: Maybe(
        LocalId('The dish that this one is left over from: of this meal or, where it is planned, of an earlier one.'),
      ),
      plain_items: Maybe(
        Type.Array(PlainItemInput, {
          maxItems: MOST_PLAIN_ITEMS,
          description: 'What is eaten without a recipe. Only without `entry_id`.',
        }),
      ),
    },
    {
      description:
        'Has a recipe, a name, notes, plain items, or a dish that it is left over from. Empty texts and an empty list count as absent.',
    },
  ),
);

export const DishesInput = Type.Array(DishInput, {
  maxItems: MOST_DISHES,
  description: `In the order of the meal. Together, as they are kept, they make at most ${MOST_CHARACTERS.toLocaleString('en')} characters of JSON.`,
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
  recipe_revision: Type.Optional(Type.Integer({ minimum: 1, description: 'Absent where it is always the newest.' })),
  scale: Type.Optional(Type.String({ description: 'By how much, as it was written.' })),
  display_name: Type.Optional(Type.String()),
  notes: Type.Optional(Type.String()),
  leftover_of: Type.Optional(Type.String({ description: 'Id of the dish that it is left over from.' })),
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
          'How the recipe stands, where there is one. `outdated`: it has a newer revision than the one to cook by. `trashed`: it may come back. `missing`: it was deleted for good.',
      }),
    ),
    recipe_title: Type.Optional(Type.String({ description: 'The present title of the recipe.' })),
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
