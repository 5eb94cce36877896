import { Type } from 'typebox';

import { DateTime, Maybe, Revision, Uuid, component } from '../../platform/schema/schema.ts';
import type { Of } from '../../platform/schema/schema.ts';
import type { Id } from '../../platform/ids/ids.ts';

export type CookId = Id<'cook'>;

export const Cook = component(
  'Cook',
  Type.Object(
    {
      id: Uuid('Id of this entry of the log.'),
      date: Type.String({ format: 'date', description: 'The day on which it was cooked.' }),
      notes: Type.String(),
      revision: Type.Integer({ minimum: 1, description: 'The revision of the recipe that was cooked.' }),
      created_at: DateTime('When it was written down.'),
      created_by: Type.String({ description: 'Id of the user who did.' }),
    },
    { description: 'One time that a recipe was cooked.' },
  ),
);

export const CookInput = component(
  'CookInput',
  Type.Object({
    date: Maybe(
      Type.String({
        pattern: '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
        description: 'Today where it is absent (UTC).',
        examples: ['2026-03-14'],
      }),
    ),
    notes: Maybe(Type.String({ maxLength: 10_000, description: 'How it went.' })),
    revision: Maybe(Revision),
  }),
);

export type Cook = Of<typeof Cook>;
export type CookInput = Of<typeof CookInput>;
