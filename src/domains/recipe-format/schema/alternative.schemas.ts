import { Type } from 'typebox';

import { component } from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';
import { Label, LanguageTag, List, LocalId, PortableId, Prose } from './field-types.ts';
import { IngredientSection } from './ingredient.schemas.ts';
import { InstructionSection } from './instruction.schemas.ts';
import { Yield } from './yield.schemas.ts';

export const Variant = component(
  'Variant',
  Type.Object(
    {
      id: LocalId('Dietary claims and allergen declarations refer to it in `variant_ref`.'),
      title: Type.Optional(Label('Title of the variant: `With rye flour`.')),
      description: Type.Optional(Prose('How it differs from the recipe.')),
      ingredient_sections: List(IngredientSection, 'Replaces those of the recipe.'),
      instruction_sections: List(InstructionSection, 'Replaces those of the recipe.'),
      yields: List(Yield, 'Replaces those of the recipe.'),
    },
    {
      description: 'Another version of the recipe by its author. Anything it leaves out is the same as in the recipe.',
    },
  ),
);

export type Variant = Of<typeof Variant>;

export const Translation = component(
  'Translation',
  Type.Object(
    {
      relation: Type.Optional(
        Type.Enum(['original', 'translation', 'alternate'], {
          type: 'string',
          description: 'How the other recipe relates to this one.',
        }),
      ),
      language: Type.Optional(LanguageTag('Language of the other recipe, BCP 47.')),
      recipe_id: Type.Optional(PortableId('Portable id of the other recipe.')),
      title: Type.Optional(Label('Title of the other recipe.')),
    },
    { description: 'The same recipe in another language.' },
  ),
);

export type Translation = Of<typeof Translation>;
