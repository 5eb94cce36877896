import { Type } from 'typebox';

import { Line, Maybe, Part, component } from '../../platform/schema/schema.ts';
import type { Of } from '../../platform/schema/schema.ts';
import { Selection } from './list.schemas.ts';

const LIST_ID = '^[a-zA-Z0-9_-]+$';

const ListIdText = Type.String({ minLength: 1, maxLength: 100, pattern: LIST_ID, description: 'Id of the list.' });
const ItemIdText = (description: string) => Type.String({ minLength: 1, maxLength: 100, description });

export const ListPath = Type.Object({ list_id: ListIdText });
export const ItemPath = Type.Object({ list_id: ListIdText, item_id: ItemIdText('Id of the item in its list.') });

const ListName = Line({ maxLength: 200, description: 'Need not be unique.' });
const Name = Line({ maxLength: 200, description: 'What it is.' });
const Buy = Type.String({ maxLength: 200, description: 'What to buy: `2 bags`.' });
const Category = Type.String({
  maxLength: 100,
  description: 'The part of the shop where it is found. The library learns it for this food.',
});
const Note = Type.String({ maxLength: 2000 });

export const ListInput = component(
  'ShoppingListInput',
  Type.Object({
    name: ListName,
    id: Maybe(
      Type.String({ minLength: 1, maxLength: 100, pattern: LIST_ID, description: 'One that the client chooses.' }),
    ),
  }),
);

export const Addition = component(
  'Addition',
  Type.Object(
    {
      id: ItemIdText('Stable for the item, and new to the list. Not `.` or `..`, which no address can hold.'),
      name: Name,
      buy: Part(Buy),
      category: Type.Optional(
        Type.String({ maxLength: 100, description: 'Found by the name where it is absent or empty.' }),
      ),
      note: Part(Note),
    },
    { additionalProperties: false, description: 'One thing to buy.' },
  ),
);

export const AdditionInput = component(
  'AdditionInput',
  Type.Object({
    items: Type.Array(Addition, {
      minItems: 1,
      description: 'In their order; at most `limits.grocery_addition_items` of the capabilities.',
    }),
  }),
);

/** Fields of every change except an addition. */
const operation = {
  operation_id: Type.String({
    minLength: 1,
    maxLength: 200,
    description:
      'By which the change is known as long as the list exists: sent again, it is answered and not made again.',
  }),
};

const change = {
  ...operation,
  base_revision: Type.Integer({ minimum: 0, description: 'The revision of the list that the change was made on.' }),
};

export const RenameInput = component('ShoppingListChange', Type.Object({ ...change, name: ListName }));

const Settings = Type.Object(
  {
    name: Maybe(Name),
    buy: Maybe(Buy),
    category: Maybe(Category),
    note: Maybe(Note),
    bought: Maybe(Type.Boolean()),
    deleted: Maybe(Type.Boolean({ description: 'False brings it back.' })),
  },
  { minProperties: 1, description: 'What the change sets. What is absent stays as it is.' },
);

export const ItemChange = component('ShoppingItemChange', Type.Object({ ...change, set: Settings }));

export const MergeInput = component(
  'ShoppingMerge',
  Type.Object({ ...change, into: ItemIdText('The item that takes over the sources of this one.') }),
);

export const ArrangementInput = component(
  'ShoppingArrangement',
  Type.Object({
    ...change,
    item_ids: Type.Array(ItemIdText('An item of the list.'), {
      maxItems: 10_000,
      description: 'In their order. Items that are not named come after them.',
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
    token: Type.String({ minLength: 1, maxLength: 1_000_000, description: 'Of the review that is applied.' }),
    selections: Maybe(
      Type.Array(Selection, {
        maxItems: 10_000,
        description: 'Where something other than what the review proposes is wanted.',
      }),
    ),
  }),
);

export type ListInput = Of<typeof ListInput>;
export type Addition = Of<typeof Addition>;
export type ItemSettings = Of<typeof Settings>;
export type ApplyInput = Of<typeof ApplyInput>;
