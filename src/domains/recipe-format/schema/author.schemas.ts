import { Type } from 'typebox';

import { Line, component } from '../../../platform/schema/schema.ts';
import type { Of } from '../../../platform/schema/schema.ts';
import { Address, LONGEST_LABEL } from './vocabulary.ts';

export const Author = component(
  'Author',
  Type.Object(
    {
      kind: Type.Optional(Type.Enum(['person', 'organization'], { type: 'string' })),
      name: Line({ maxLength: LONGEST_LABEL, description: 'As it is to be shown.' }),
      url: Type.Optional(Address('A page about the author.')),
    },
    { description: 'Who wrote the recipe.' },
  ),
);

export type Author = Of<typeof Author>;
