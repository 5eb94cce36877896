import { Type } from 'typebox';

import { OptionalComponent, component } from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';
import { Quantity, Temperature } from '../../units/index.ts';
import { Label, LineText, List, LocalId, OpenEnum, PortableId, Prose } from './field-types.ts';
import { readingProperties, scaledProperties } from './scaled-view.schemas.ts';

const Normalization = component(
  'Normalization',
  Type.Object(
    {
      method: Type.Optional(OpenEnum('How the parsed fields were obtained.', 'authored', 'extracted', 'unresolved')),
      review: Type.Optional(OpenEnum('Result of a review by a person.', 'confirmed')),
      semantic_id: Type.Optional(Type.String({ maxLength: 200, description: 'Language-independent id of the food.' })),
    },
    { description: 'How an authored line was parsed into a quantity and a name.' },
  ),
);

const RecipeReference = component(
  'RecipeReference',
  Type.Object(
    {
      recipe_id: Type.Optional(PortableId('Portable id of the other recipe.')),
      title: Type.Optional(Label('Title of the other recipe, for readers who do not have it.')),
    },
    { description: 'A recipe that makes this ingredient.' },
  ),
);

export const Ingredient = component(
  'Ingredient',
  Type.Object(
    {
      id: Type.Optional(LocalId('Steps refer to it in `ingredient_uses`. Assigned if absent.')),
      text: Type.Optional(LineText('The line as authored. It is never lost.')),
      name: Type.Optional(Label('Name of the food: `flour`.')),
      quantity: OptionalComponent(Quantity),
      package_size: OptionalComponent(Quantity),
      preparation: Type.Optional(Prose('How to prepare it: `finely chopped`.')),
      note: Type.Optional(Prose('Anything else in the line.')),
      optional: Type.Optional(Type.Boolean({ description: 'Whether the recipe works without it.' })),
      relation: Type.Optional(
        Type.Enum(['or', 'plus'], {
          type: 'string',
          description: '`or`: an alternative to the previous ingredient. `plus`: used together with it.',
        }),
      ),
      temperature: OptionalComponent(Temperature),
      recipe_ref: OptionalComponent(RecipeReference),
      normalization: OptionalComponent(Normalization),
      ...scaledProperties,
      ...readingProperties,
    },
    { description: 'One line of the ingredient list, as authored and as parsed.' },
  ),
);

export const IngredientSection = component(
  'IngredientSection',
  Type.Object(
    {
      id: Type.Optional(LocalId('Assigned if absent.')),
      title: Type.Optional(Label('Title of the section: `For the sauce`. Absent if the list has no sections.')),
      ingredients: List(Ingredient, 'In recipe order.'),
    },
    { description: 'A section of the ingredient list.' },
  ),
);

export type Ingredient = Of<typeof Ingredient>;
export type IngredientSection = Of<typeof IngredientSection>;
