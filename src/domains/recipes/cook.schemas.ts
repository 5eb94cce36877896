import { Type } from 'typebox';

import { DateTime, Day, Maybe, Revision, Uuid, component } from '../../platform/schema/schema.ts';
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
    date: Maybe(Day('Today where it is absent (UTC).')),
    notes: Maybe(Type.String({ maxLength: 10_000, description: 'How it went.' })),
    revision: Maybe(Revision),
  }),
);

export type Cook = Of<typeof Cook>;
export type CookInput = Of<typeof CookInput>;
