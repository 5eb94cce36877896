import { Type } from 'typebox';

import { DateTime, Revision, component } from '../../platform/schema/schema.ts';
import type { Of } from '../../platform/schema/schema.ts';
import type { Id } from '../../platform/ids/ids.ts';
import { Quantity } from '../units/index.ts';

export type ListId = Id<'shopping-list'>;
export type OperationId = Id<'operation'>;

const Text = (description: string) => Type.Optional(Type.String({ description }));

/** How much is needed: in words, as a single amount if possible, and exactly. */
const measure = {
  quantity: Type.String({ description: 'How much, in words; empty where the recipe does not tell.' }),
  amount: Text('The number alone, exactly, where there is one: `3/2`.'),
  unit: Text('Id of the unit in the registry.'),
  exact: Type.Optional(Quantity),
  package: Text('How large each is of what is counted: `14 oz`.'),
  as_written: Type.Optional(
    Type.Boolean({
      description:
        'True where the line says more amounts than could be read. `name` is then the line as the recipe has it, not scaled, and `quantity` how many times it is needed.',
    }),
  ),
};

/** Identifies the food. */
const food = {
  foods: Type.Optional(
    Type.Array(Type.String(), { description: 'Semantic ids of the food, by which sources are gathered into an item.' }),
  ),
};

export const Choice = component(
  'ShoppingChoice',
  Type.Object(
    {
      id: Type.String({ description: 'Unique in its requirement.' }),
      name: Type.String({ description: 'The food.' }),
      note: Type.String(),
      ...measure,
      ...food,
    },
    { description: 'One of the foods by which a requirement is met: butter, or margarine.' },
  ),
);

export const Source = component(
  'ShoppingSource',
  Type.Object(
    {
      id: Type.String({ description: 'That of the requirement, or of the item that was merged.' }),
      label: Type.String({ description: 'What it is for: the title of the recipe or the name of the dish.' }),
      name: Type.String({ description: 'The food.' }),
      ...measure,
      ...food,
      again: Text('The `again` of the review that added it.'),
      note: Text('What the recipe says of it.'),
      recipe_id: Text('The recipe that takes it, as it was named.'),
      recipe_revision: Type.Optional(Type.Integer({ minimum: 1, description: 'The revision that was read.' })),
      ingredient_id: Text('The ingredient of the recipe.'),
      portion_id: Text('The portion of the review that it came from.'),
      portion: Type.Optional(
        Type.Object(
          {
            recipe_id: Type.String(),
            revision: Type.Optional(Type.Integer({ minimum: 1 })),
            scale: Type.Optional(Type.String()),
          },
          { description: 'That portion, as it was asked for.' },
        ),
      ),
      meal_id: Text('The meal that it is for.'),
      meal_date: Type.Optional(Type.String({ format: 'date', description: 'When that is.' })),
      dish_id: Text('The dish of that meal.'),
      scale: Text('By how much the recipe was scaled, exactly.'),
      language: Text('Language of the quantity text, BCP 47.'),
    },
    { description: 'Why something is needed, and how much of it.' },
  ),
);

export const Requirement = component(
  'ShoppingRequirement',
  Type.Object(
    {
      id: Type.String({ description: 'The same for the same ingredient of the same portion or dish.' }),
      choice_id: Type.String({ description: 'The choice in force.' }),
      choices: Type.Array(Choice, { description: 'By what it can be met; the first is what the recipe names first.' }),
      selected: Type.Boolean({ description: 'Whether it is to be bought.' }),
      source: Source,
      previous_name: Text('What the list has, where the recipe names another food now.'),
      previous_quantity: Text('What the list has, where the recipe takes another quantity now.'),
      reviewed_at: Type.Optional(DateTime('When it was last applied.')),
      optional: Type.Optional(Type.Boolean({ description: 'True where the recipe works without it.' })),
    },
    { description: 'Something that a recipe or a meal takes.' },
  ),
);

export const Selection = component(
  'ShoppingSelection',
  Type.Object(
    {
      id: Type.String({ minLength: 1, maxLength: 200, description: 'Id of the requirement.' }),
      choice_id: Type.String({ minLength: 1, maxLength: 300, description: 'One of its choices.' }),
      selected: Type.Boolean({ description: 'Whether it is to be bought.' }),
    },
    { description: 'A person’s decision about a requirement.' },
  ),
);

/** A selection as stored in a list. */
const KeptSelection = component(
  'KeptShoppingSelection',
  Type.Object({ ...Selection.properties, revision: Type.Optional(Revision) }),
);

const Fields = Type.Record(Type.String(), Type.Integer({ minimum: 1 }), {
  description: 'For each field the revision of the list at which it last changed.',
});

export const ShoppingItem = component(
  'ShoppingItem',
  Type.Object({
    id: Type.String({ description: 'Unique in the list; chosen by the client that added it.' }),
    name: Type.String(),
    arranged: Type.Optional(Type.Boolean({ description: 'True if it was moved to its place by hand.' })),
    bought: Type.Boolean(),
    buy: Type.String({ description: 'What to buy, as written: `2 bags`.' }),
    category: Type.String({ description: 'The section of the store; empty if unknown.' }),
    deleted: Type.Boolean({ description: 'Off the list. It can be brought back.' }),
    fields: Fields,
    gathered: Type.Optional(
      Type.Boolean({ description: 'True where it is there for its sources alone, and goes with the last of them.' }),
    ),
    merged_into: Text('The item that has its sources now.'),
    needed: Type.String({ description: 'What all sources need together, exactly.' }),
    note: Type.String(),
    revision: Type.Integer({ minimum: 1, description: 'That of the list when the item last changed.' }),
    sources: Type.Array(Source, { description: 'Why it is on the list; empty if it was added by hand.' }),
  }),
);

const list = {
  id: Type.String({ description: 'Id of the list in its library.' }),
  name: Type.String(),
  revision: Revision,
  fields: Type.Optional(Fields),
  items: Type.Array(ShoppingItem, { description: 'In their order.' }),
  requirements: Type.Record(Type.String(), Requirement, { description: 'What recipes and meals take, by id.' }),
  selections: Type.Record(Type.String(), KeptSelection, { description: 'What was decided about them, by id.' }),
};

const StoredList = Type.Object(list);

export const ShoppingList = component(
  'ShoppingList',
  Type.Object({
    ...list,
    applied_revision: Type.Optional(
      Type.Integer({ minimum: 1, description: 'On the answer to a change: the revision at which it applied.' }),
    ),
  }),
);

export const ShoppingListSummary = component(
  'ShoppingListSummary',
  Type.Object(
    {
      id: list.id,
      name: list.name,
      revision: Revision,
      open_items: Type.Integer({ minimum: 0, description: 'How many items are neither bought nor deleted.' }),
      created_at: DateTime('When it was created.'),
      updated_at: DateTime('When it last changed.'),
      updated_by: Type.String({ description: 'Id of the user who did that.' }),
    },
    { description: 'A list without its items.' },
  ),
);

export type Choice = Of<typeof Choice>;
export type Source = Of<typeof Source>;
export type Requirement = Of<typeof Requirement>;
export type Selection = Of<typeof Selection>;
export type KeptSelection = Of<typeof KeptSelection>;
export type ShoppingItem = Of<typeof ShoppingItem>;
/** A list as sent to clients. */
export type ShoppingListBody = Of<typeof ShoppingList>;
export type ShoppingListSummary = Of<typeof ShoppingListSummary>;
/** The stored document of a list. */
export type ListDocument = Of<typeof StoredList>;
