import { Type } from 'typebox';

import { component } from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';
import { Label, LocalId, OpenEnum, Prose } from './field-types.ts';

/** Closed to unknown properties, with the contract's limits: an allergen statement must be understood completely. */
export const AllergenDeclaration = component(
  'AllergenDeclaration',
  Type.Object(
    {
      text: Type.String({ minLength: 1, maxLength: 1_000_000, description: 'The full statement.' }),
      substance: Type.String({ minLength: 1, maxLength: 1000, description: 'The allergen: `peanut`.' }),
      presence: Type.Enum(['contains', 'may_contain', 'free_from'], {
        type: 'string',
        description:
          '`contains`: present. `may_contain`: a precautionary or cross-contact warning. ' +
          '`free_from`: an explicit claim of absence.',
      }),
      condition: Type.Optional(Type.String({ maxLength: 1_000_000, description: 'When it applies.' })),
      variant_ref: Type.Optional(LocalId('The variant it applies to; if absent, the recipe itself.')),
    },
    { additionalProperties: false, description: 'A statement about an allergen.' },
  ),
);

export type AllergenDeclaration = Of<typeof AllergenDeclaration>;

export const DietaryClaim = component(
  'DietaryClaim',
  Type.Object(
    {
      diet: Type.Optional(OpenEnum('The diet.', 'diabetic', 'vegan', 'vegetarian', 'gluten-free', 'halal', 'kosher')),
      suitability: Type.Optional(OpenEnum('What is claimed.', 'suitable', 'unsuitable', 'adaptable')),
      condition: Type.Optional(Prose('When it applies: `with vegetable stock`.')),
      subject: Type.Optional(Label('The part of the recipe it is about, if not the whole.')),
      text: Type.Optional(Prose('The full statement.')),
      variant_ref: Type.Optional(LocalId('The variant it applies to; if absent, the recipe itself.')),
    },
    { description: 'A claim about a diet.' },
  ),
);

export type DietaryClaim = Of<typeof DietaryClaim>;
