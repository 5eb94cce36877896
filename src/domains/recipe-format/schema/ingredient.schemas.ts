import { Type } from 'typebox';

import { Part, component } from '../../../platform/schema/schema.ts';
import type { Of } from '../../../platform/schema/schema.ts';
import { Quantity, Temperature } from '../../units/index.ts';
import { scaledProperties } from './scaled.schemas.ts';
import { AuthoredLine, Label, List, LocalId, PortableId, Prose, Word } from './vocabulary.ts';

const Normalization = component(
  'Normalization',
  Type.Object(
    {
      method: Type.Optional(Word('How the parts were found.', 'authored', 'extracted', 'unresolved')),
      review: Type.Optional(Word('What people said of them.', 'confirmed')),
      semantic_id: Type.Optional(
        Type.String({ maxLength: 200, description: 'The food that is meant, in any language.' }),
      ),
    },
    { description: 'How an authored line became a quantity and a name.' },
  ),
);

const RecipeReference = component(
  'RecipeReference',
  Type.Object(
    {
      recipe_id: Type.Optional(PortableId('Portable id of the other recipe.')),
      title: Type.Optional(Label('Its title, for readers who do not have it.')),
    },
    { description: 'Another recipe, which makes this ingredient.' },
  ),
);

export const Ingredient = component(
  'Ingredient',
  Type.Object(
    {
      id: Type.Optional(LocalId('Steps refer to it in `ingredient_uses`; given where it is absent.')),
      text: Type.Optional(AuthoredLine('The line as it was authored. It is never lost.')),
      name: Type.Optional(Label('The food alone: `flour`.')),
      quantity: Part(Quantity),
      package_size: Part(Quantity),
      preparation: Type.Optional(Prose('What is done to it before: `finely chopped`.')),
      note: Type.Optional(Prose('Anything else that the line says.')),
      optional: Type.Optional(Type.Boolean({ description: 'True where the recipe works without it.' })),
      relation: Type.Optional(
        Type.Enum(['or', 'plus'], {
          type: 'string',
          description: '`or`: in place of the ingredient before it. `plus`: together with it.',
        }),
      ),
      temperature: Part(Temperature),
      recipe_ref: Part(RecipeReference),
      normalization: Part(Normalization),
      ...scaledProperties,
    },
    { description: 'One line of the list of ingredients: as it was written, and what it means.' },
  ),
);

export const IngredientSection = component(
  'IngredientSection',
  Type.Object(
    {
      id: Type.Optional(LocalId('Given where it is absent.')),
      title: Type.Optional(Label('`For the sauce`; absent where the list is not divided.')),
      ingredients: List(Ingredient, 'In the order of the recipe.'),
    },
    { description: 'Ingredients that stand together.' },
  ),
);

export type Ingredient = Of<typeof Ingredient>;
export type IngredientSection = Of<typeof IngredientSection>;
