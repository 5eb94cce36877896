import { Type } from 'typebox';

import { DateTime, Day, Maybe, Uuid, component } from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';
import type { Id } from '../../../platform/ids/ids.ts';

export type CookId = Id<'cook'>;

export const Cook = component(
  'Cook',
  Type.Object(
    {
      id: Uuid('Id of the log entry.'),
      date: Type.String({ format: 'date', description: 'The day it was cooked.' }),
      notes: Type.String(),
      revision: Type.Integer({ minimum: 1, description: 'The revision that was cooked.' }),
      created_at: DateTime('When the entry was created.'),
      created_by: Type.String({ description: 'Id of the user who created the entry.' }),
    },
    { description: 'An entry of the cooking log.' },
  ),
);

export const CookInput = component(
  'CookInput',
  Type.Object({
    date: Maybe(Day('The day it was cooked. The default is today (UTC).')),
    notes: Maybe(Type.String({ maxLength: 10_000, description: 'How it turned out.' })),
    revision: Maybe(
      Type.Integer({ minimum: 1, description: 'The revision that was cooked. The default is the latest.' }),
    ),
  }),
);

export type Cook = Of<typeof Cook>;
export type CookInput = Of<typeof CookInput>;
