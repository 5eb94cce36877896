import { Type } from 'typebox';

import type { Id } from '../../platform/ids/ids.ts';
import { DateTime, Name, Maybe, Revision, Uuid, component } from '../../platform/schema/schema-builders.ts';
import type { Of } from '../../platform/schema/schema-builders.ts';

export type PantryEntryId = Id<'pantry-entry'>;

const MAX_NAME_LENGTH = 200;

const Amount = Type.String({ maxLength: 100, description: 'The approximate amount in words: `half a jar`.' });
const Location = Type.String({ maxLength: 100, description: 'The storage location: `cellar`.' });
const Note = Type.String({ maxLength: 2000 });
const SemanticId = Type.String({
  maxLength: 200,
  description: 'A food that it counts as, in addition to those its name means in any language.',
});
const Unit = Type.String({ maxLength: 100, description: 'The unit of the amount.' });

export const PantryEntry = component(
  'PantryEntry',
  Type.Object(
    {
      id: Uuid('Id of the entry.'),
      name: Type.String({ minLength: 1, maxLength: MAX_NAME_LENGTH }),
      amount: Type.Optional(Amount),
      unit: Type.Optional(Unit),
      location: Type.Optional(Location),
      note: Type.Optional(Note),
      semantic_id: Type.Optional(SemanticId),
      revision: Revision,
      updated_at: DateTime('When it last changed.'),
      updated_by: Uuid('Id of the user who last changed it.'),
    },
    { description: 'Something that is at home. It does not mean that there is enough of it.' },
  ),
);

export const PantryEntryInput = component(
  'PantryEntryInput',
  Type.Object({
    name: Name({ maxLength: MAX_NAME_LENGTH, description: 'Need not be unique.' }),
    amount: Maybe(Amount),
    unit: Maybe(Unit),
    location: Maybe(Location),
    note: Maybe(Note),
    semantic_id: Maybe(SemanticId),
  }),
);

export type PantryEntry = Of<typeof PantryEntry>;
export type PantryEntryInput = Of<typeof PantryEntryInput>;
