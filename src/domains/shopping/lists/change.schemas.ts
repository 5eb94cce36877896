import { Type } from 'typebox';

import { ClientId, Line, Maybe, Name, OptionalComponent, component } from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';
import { Selection } from './list.schemas.ts';

const LIST_ID = '^[a-zA-Z0-9_-]+$';

const ListIdText = Type.String({ minLength: 1, maxLength: 100, pattern: LIST_ID, description: 'Id of the list.' });
const ItemIdText = (description: string) => Type.String({ minLength: 1, maxLength: 100, description });

export const ListPath = Type.Object({ list_id: ListIdText });
export const ItemPath = Type.Object({ list_id: ListIdText, item_id: ItemIdText('Id of the item in its list.') });

const ListName = Line({ maxLength: 200, description: 'Need not be unique.' });
const ItemName = Name({ maxLength: 200, description: 'Name of the item.' });
const Buy = Type.String({ maxLength: 200, description: 'What to buy: `2 bags`.' });
const Category = Type.String({
  maxLength: 100,
  description: 'The section of the store. The library remembers it for this food.',
});
const Note = Type.String({ maxLength: 2000 });

export const ListInput = component(
  'ShoppingListInput',
  Type.Object({
    name: ListName,
    id: Maybe(
      Type.String({
        minLength: 1,
        maxLength: 100,
        pattern: LIST_ID,
        description: 'Chosen by the client; assigned if absent.',
      }),
    ),
  }),
);

export const Addition = component(
  'Addition',
  Type.Object(
    {
      id: ClientId({
        maxLength: 100,
        description: 'A stable id that is new to the list. Not `.` or `..`, which cannot be part of a URL.',
      }),
      name: ItemName,
      buy: OptionalComponent(Buy),
      category: Type.Optional(
        Type.String({
          maxLength: 100,
          description:
            'If absent or empty, it is derived from the name; otherwise the library remembers it for this food.',
        }),
      ),
      note: OptionalComponent(Note),
    },
    { additionalProperties: false, description: 'An item to add.' },
  ),
);

export const AdditionInput = component(
  'AdditionInput',
  Type.Object({
    items: Type.Array(Addition, {
      minItems: 1,
      description: 'In order; at most `limits.grocery_addition_items` of the capabilities.',
    }),
  }),
);

/** Fields of every change except an addition. */
const operation = {
  operation_id: Type.String({
    minLength: 1,
    maxLength: 200,
    description: 'Identifies the change as long as the list exists. Sending it again does not apply it twice.',
  }),
};

const change = {
  ...operation,
  base_revision: Type.Integer({ minimum: 0, description: 'The revision of the list that the change is based on.' }),
};

export const RenameInput = component('ShoppingListChange', Type.Object({ ...change, name: ListName }));

const Settings = Type.Object(
  {
    name: Maybe(ItemName),
    buy: Maybe(Buy),
    category: Maybe(Category),
    note: Maybe(Note),
    bought: Maybe(Type.Boolean()),
    deleted: Maybe(Type.Boolean({ description: 'False restores it.' })),
  },
  { minProperties: 1, description: 'The fields to change. Absent fields stay as they are.' },
);

export const ItemChange = component('ShoppingItemChange', Type.Object({ ...change, set: Settings }));

export const MergeInput = component(
  'ShoppingMerge',
  Type.Object({ ...change, into: ItemIdText('The item to merge this one into.') }),
);

export const ArrangementInput = component(
  'ShoppingArrangement',
  Type.Object({
    ...change,
    item_ids: Type.Array(ItemIdText('An item of the list.'), {
      maxItems: 10_000,
      description: 'The items in order. All others come after them.',
    }),
  }),
);

export const SelectionsInput = component(
  'ShoppingSelections',
  Type.Object({ ...change, selections: Type.Array(Selection, { minItems: 1, maxItems: 10_000 }) }),
);

export const ClearInput = component('ShoppingClearing', Type.Object(change));

export const ApplyInput = component(
  'ShoppingApplication',
  Type.Object({
    ...operation,
    token: Type.String({ minLength: 1, maxLength: 1_000_000, description: 'The token of the review to apply.' }),
    selections: Maybe(
      Type.Array(Selection, {
        maxItems: 10_000,
        description: 'Selections that differ from those of the review.',
      }),
    ),
  }),
);

export type ListInput = Of<typeof ListInput>;
export type Addition = Of<typeof Addition>;
export type ItemPatch = Of<typeof Settings>;
export type ApplyInput = Of<typeof ApplyInput>;
