import { Type } from 'typebox';

import { DateTime, Line, Maybe, Revision, Uuid, component } from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';
import type { Id } from '../../../platform/ids/ids.ts';

export type TagId = Id<'tag'>;

export const Tag = component(
  'Tag',
  Type.Object({
    id: Uuid('Id of the tag.'),
    name: Type.String(),
    color: Type.String({ description: 'The color. Empty if none was chosen.' }),
    revision: Revision,
    created_at: DateTime('When it was created.'),
    updated_at: DateTime('When it last changed.'),
  }),
);

export const TagInput = component(
  'TagInput',
  Type.Object({
    name: Line({ maxLength: 100, description: 'Unique in the library, ignoring case and Unicode form.' }),
    color: Maybe(Type.String({ maxLength: 50, description: 'A color for the client to show, for example `#c2410c`.' })),
  }),
);

export type Tag = Of<typeof Tag>;
export type TagInput = Of<typeof TagInput>;
