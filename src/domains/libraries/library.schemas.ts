import { Type } from 'typebox';

import { DateTime, Line, Revision, Uuid, component } from '../../platform/schema/schema-builders.ts';
import type { Of } from '../../platform/schema/schema-builders.ts';

export const RoleSchema = Type.Enum(['owner', 'editor', 'viewer'], {
  type: 'string',
  description: 'Viewers can read, editors can also make changes, owners can also manage the library.',
});

export const Library = component(
  'Library',
  Type.Object({
    id: Uuid('Id of the library.'),
    name: Type.String(),
    role: RoleSchema,
    revision: Revision,
    created_at: DateTime('When it was created.'),
    updated_at: DateTime('When it last changed.'),
    member_count: Type.Integer({ minimum: 0 }),
    recipe_count: Type.Integer({ minimum: 0 }),
  }),
);

export const LibraryInput = component(
  'LibraryInput',
  Type.Object({ name: Line({ maxLength: 100, description: 'Name of the library. Need not be unique.' }) }),
);

export type Library = Of<typeof Library>;
export type LibraryInput = Of<typeof LibraryInput>;
