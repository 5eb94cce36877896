import { Type } from 'typebox';

import { component } from '../../../platform/schema/schema.ts';
import type { Of } from '../../../platform/schema/schema.ts';
import { Label, LanguageTag, PortableId } from './vocabulary.ts';

export const Translation = component(
  'Translation',
  Type.Object(
    {
      relation: Type.Optional(
        Type.Enum(['original', 'translation', 'alternate'], {
          type: 'string',
          description: 'What the counterpart is to this recipe.',
        }),
      ),
      language: Type.Optional(LanguageTag('Of the counterpart, BCP 47.')),
      recipe_id: Type.Optional(PortableId('Portable id of the counterpart.')),
      title: Type.Optional(Label('Its title.')),
    },
    { description: 'The same recipe in another language.' },
  ),
);

export type Translation = Of<typeof Translation>;
