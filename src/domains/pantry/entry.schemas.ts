import { Type } from 'typebox';

import type { Id } from '../../platform/ids/ids.ts';
import { DateTime, Line, Maybe, Revision, Uuid, component } from '../../platform/schema/schema.ts';
import type { Of } from '../../platform/schema/schema.ts';

export type PantryEntryId = Id<'pantry-entry'>;

const LONGEST_NAME = 200;

const Amount = Type.String({ maxLength: 100, description: 'About how much there is, as people say it: `half a jar`.' });
const Location = Type.String({ maxLength: 100, description: 'Where it is kept: `cellar`.' });
const Note = Type.String({ maxLength: 2000 });
const SemanticId = Type.String({
  maxLength: 200,
  description: 'The food that is meant, beside those that the name means in any language.',
});
const Unit = Type.String({ maxLength: 100, description: 'What the amount counts.' });

export const PantryEntry = component(
  'PantryEntry',
  Type.Object(
    {
      id: Uuid('Id of the entry.'),
      name: Type.String({ minLength: 1, maxLength: LONGEST_NAME }),
      amount: Type.Optional(Amount),
      unit: Type.Optional(Unit),
      location: Type.Optional(Location),
      note: Type.Optional(Note),
      semantic_id: Type.Optional(SemanticId),
      revision: Revision,
      updated_at: DateTime('When it last changed.'),
      updated_by: Uuid('Who changed it last.'),
    },
    { description: 'A hint that something is in the house. It never says that there is enough of it.' },
  ),
);

export const PantryEntryInput = component(
  'PantryEntryInput',
  Type.Object({
    name: Line({ maxLength: LONGEST_NAME, description: 'Need not be unique.' }),
    amount: Maybe(Amount),
    unit: Maybe(Unit),
    location: Maybe(Location),
    note: Maybe(Note),
    semantic_id: Maybe(SemanticId),
  }),
);

export type PantryEntry = Of<typeof PantryEntry>;
export type PantryEntryInput = Of<typeof PantryEntryInput>;
