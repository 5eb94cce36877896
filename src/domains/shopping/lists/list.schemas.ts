import { Type } from 'typebox';

import { DateTime, Revision, component } from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';
import type { Id } from '../../../platform/ids/ids.ts';
import { Quantity } from '../../units/index.ts';

export type ListId = Id<'shopping-list'>;
export type OperationId = Id<'operation'>;

const Text = (description: string) => Type.Optional(Type.String({ description }));

/** How much is needed: in words, as a single amount if possible, and exactly. */
const measure = {
  quantity: Type.String({ description: 'The amount as text; empty if the recipe does not state one.' }),
  amount: Text('The exact number, if there is one: `3/2`.'),
  unit: Text('Id of the unit in the registry.'),
  exact: Type.Optional(Quantity),
  package: Text('The package size of counted items: `14 oz`.'),
  as_written: Type.Optional(
    Type.Boolean({
      description:
        'True if name and quantity would lose an amount of the line. Then `name` is the unscaled line as written, and `quantity` is how many times it is needed.',
    }),
  ),
  scaled_text: Text(
    'The line with every amount scaled, to be shown in place of `name` and `quantity`. Only with `as_written`, and absent if an amount cannot be scaled.',
  ),
};

/** Identifies the food. */
const food = {
  foods: Type.Optional(
    Type.Array(Type.String(), {
      description: 'Semantic ids of the food. Sources with the same food are combined into one item.',
    }),
  ),
};

export const Choice = component(
  'ShoppingChoice',
  Type.Object(
    {
      id: Type.String({ description: 'Unique in its requirement.' }),
      name: Type.String({ description: 'Name of the food.' }),
      note: Type.String(),
      ...measure,
      ...food,
    },
    { description: 'One of the foods that satisfy a requirement: butter, or margarine.' },
  ),
);

export const Source = component(
  'ShoppingSource',
  Type.Object(
    {
      id: Type.String({ description: 'Id of the requirement, or `item:` and the id of a merged item.' }),
      label: Type.String({ description: 'What it is for: the title of the recipe, or the name of the dish or item.' }),
      name: Type.String({ description: 'Name of the food.' }),
      ...measure,
      ...food,
      again: Text('The `again` of the review that added it.'),
      note: Text('The note in the recipe.'),
      recipe_id: Text('Id of the recipe that needs it, as given in the request.'),
      recipe_revision: Type.Optional(
        Type.Integer({ minimum: 1, description: 'The revision of the recipe that was used.' }),
      ),
      ingredient_id: Text('Id of the ingredient in the recipe.'),
      portion_id: Text('Id of the portion.'),
      portion: Type.Optional(
        Type.Object(
          {
            recipe_id: Type.String(),
            revision: Type.Optional(Type.Integer({ minimum: 1 })),
            scale: Type.Optional(Type.String()),
          },
          { description: 'The portion as requested.' },
        ),
      ),
      meal_id: Text('Id of the meal.'),
      meal_date: Type.Optional(Type.String({ format: 'date', description: 'The date of the meal.' })),
      dish_id: Text('Id of the dish in the meal.'),
      scale: Text('The exact scale factor of the recipe.'),
      language: Text('Language of the quantity text, BCP 47.'),
    },
    { description: 'What needs an item, and how much of it.' },
  ),
);

export const Requirement = component(
  'ShoppingRequirement',
  Type.Object(
    {
      id: Type.String({ description: 'Stable for the same ingredient of the same portion or dish.' }),
      choice_id: Type.String({ description: 'Id of the current choice.' }),
      choices: Type.Array(Choice, {
        description: 'The foods that satisfy it, in the order of the recipe.',
      }),
      selected: Type.Boolean({ description: 'Whether to buy it.' }),
      source: Source,
      previous_name: Text('Name of the food on the list, if the recipe now names another.'),
      previous_quantity: Text('Quantity on the list, if the recipe now needs another.'),
      reviewed_at: Type.Optional(DateTime('When it was last applied to the list.')),
      optional: Type.Optional(Type.Boolean({ description: 'Whether the recipe marks it as optional.' })),
    },
    { description: 'Something that a recipe or a meal needs.' },
  ),
);

export const Selection = component(
  'ShoppingSelection',
  Type.Object(
    {
      id: Type.String({ minLength: 1, maxLength: 200, description: 'Id of the requirement.' }),
      choice_id: Type.String({ minLength: 1, maxLength: 300, description: 'Id of one of its choices.' }),
      selected: Type.Boolean({ description: 'Whether to buy it.' }),
    },
    { description: 'A user’s decision about a requirement.' },
  ),
);

/** A selection as stored in a list. */
const KeptSelection = component(
  'KeptShoppingSelection',
  Type.Object({
    ...Selection.properties,
    revision: Type.Optional(
      Type.Integer({ minimum: 1, description: 'The revision of the list at which the selection last changed.' }),
    ),
  }),
);

const Fields = Type.Record(Type.String(), Type.Integer({ minimum: 1 }), {
  description: 'For each field, the revision of the list at which it last changed.',
});

export const SuggestedPurchase = component(
  'ShoppingPurchase',
  Type.Object(
    {
      quantity: Type.String({
        description:
          'The total of all sources rounded for buying: `2` for 1 1/3 eggs, `170 g` for 166 2/3 g, `about 110 g` for amounts that only have a weight in common. Empty if `name` is a whole line with its amounts.',
      }),
      parts: Text('What an approximate weight consists of: `80 g + 2 tablespoons`.'),
      name: Text(
        'The name of the item in the form that the count calls for, if that differs: `onion`, not `onions`. For a line kept as written, the scaled line: `4 eggs plus 2 yolks`.',
      ),
    },
    { description: 'What to show for an item if `buy` is empty. `needed` is the exact total.' },
  ),
);

export const ShoppingItem = component(
  'ShoppingItem',
  Type.Object({
    id: Type.String({
      description: 'Unique in the list. Chosen by the client, or assigned if a review adds the item.',
    }),
    name: Type.String(),
    arranged: Type.Optional(Type.Boolean({ description: 'Whether a user has put it in its place.' })),
    bought: Type.Boolean(),
    buy: Type.String({ description: 'What to buy, as written: `2 bags`.' }),
    category: Type.String({ description: 'The section of the store; empty if unknown.' }),
    deleted: Type.Boolean({ description: 'Whether it was deleted. It can be restored.' }),
    fields: Fields,
    gathered: Type.Optional(
      Type.Boolean({
        description: 'True if a review added it. It is removed with its last source, unless it was bought or edited.',
      }),
    ),
    merged_into: Text('Id of the item that it was merged into.'),
    needed: Type.String({ description: 'The exact total of all sources, as text. Empty if none states an amount.' }),
    note: Type.String(),
    purchase: Type.Optional(SuggestedPurchase),
    revision: Type.Integer({ minimum: 1, description: 'The revision of the list at which the item last changed.' }),
    sources: Type.Array(Source, { description: 'What needs it. Empty if it was added by hand.' }),
  }),
);

const list = {
  id: Type.String({ description: 'Id of the list in its library.' }),
  name: Type.String(),
  revision: Revision,
  fields: Type.Optional(Fields),
  items: Type.Array(ShoppingItem, { description: 'In list order, including recently deleted ones.' }),
  requirements: Type.Record(Type.String(), Requirement, {
    description: 'The requirements of recipes and meals, by id.',
  }),
  selections: Type.Record(Type.String(), KeptSelection, { description: 'The selections, by id of their requirement.' }),
};

const StoredList = Type.Object(list);

export const ShoppingList = component(
  'ShoppingList',
  Type.Object({
    ...list,
    applied_revision: Type.Optional(
      Type.Integer({ minimum: 1, description: 'In the response to a change: the revision at which it was applied.' }),
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
      open_items: Type.Integer({ minimum: 0, description: 'The number of items that are neither bought nor deleted.' }),
      created_at: DateTime('When it was created.'),
      updated_at: DateTime('When it last changed.'),
      updated_by: Type.String({ description: 'Id of the user who last changed it.' }),
    },
    { description: 'A list without its items.' },
  ),
);

export type Choice = Of<typeof Choice>;
export type Source = Of<typeof Source>;
export type Requirement = Of<typeof Requirement>;
export type Selection = Of<typeof Selection>;
export type KeptSelection = Of<typeof KeptSelection>;
export type SuggestedPurchase = Of<typeof SuggestedPurchase>;
export type ShoppingItem = Of<typeof ShoppingItem>;
/** A list as sent to clients. */
export type ShoppingListBody = Of<typeof ShoppingList>;
export type ShoppingListSummary = Of<typeof ShoppingListSummary>;
/** The stored document of a list. */
export type ListDocument = Of<typeof StoredList>;
