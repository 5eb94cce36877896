import { Type } from 'typebox';

import { component } from '../../../platform/schema/schema.ts';
import type { Of } from '../../../platform/schema/schema.ts';
import { LocalId } from './vocabulary.ts';

/** Closed, and each bound as the contract has it: what is said about an allergen leaves no room for what is not understood. */
export const AllergenDeclaration = component(
  'AllergenDeclaration',
  Type.Object(
    {
      text: Type.String({ minLength: 1, maxLength: 1_000_000, description: 'The whole statement.' }),
      substance: Type.String({ minLength: 1, maxLength: 1000, description: 'What it speaks of: `peanut`.' }),
      presence: Type.Enum(['contains', 'may_contain', 'free_from'], {
        type: 'string',
        description:
          '`contains`: present. `may_contain`: a precautionary or cross-contact warning. ' +
          '`free_from`: an explicit claim of absence.',
      }),
      condition: Type.Optional(Type.String({ maxLength: 1_000_000, description: 'When it holds.' })),
      variant_ref: Type.Optional(LocalId('The variant for which it holds; without one, the recipe itself.')),
    },
    { additionalProperties: false, description: 'What the recipe declares about an allergen.' },
  ),
);

export type AllergenDeclaration = Of<typeof AllergenDeclaration>;
