import { Type } from 'typebox';

import { DateTime, Line, Maybe, Revision, Uuid, component } from '../../platform/schema/schema-builders.ts';
import type { Of } from '../../platform/schema/schema-builders.ts';
import { AssumedConvention, ShownConvention } from '../units/index.ts';

export const RoleSchema = Type.Enum(['owner', 'editor', 'viewer'], {
  type: 'string',
  description: 'Viewers can read, editors can also make changes, owners can also manage the library.',
});

export const LibrarySettings = component(
  'LibrarySettings',
  Type.Object(
    {
      assumed_convention: Type.Union([AssumedConvention, Type.Null()], {
        description: 'Which cup, spoon, pint or ounce is meant if a recipe does not say. Null until someone chooses.',
      }),
      shown_convention: Type.Union([ShownConvention, Type.Null()], {
        description:
          'How amounts are shown, unless a member has chosen for themselves. Null until someone chooses, which shows them as written.',
      }),
    },
    { description: 'Choices that apply to all members.' },
  ),
);

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
    settings: LibrarySettings,
  }),
);

export const LibraryInput = component(
  'LibraryInput',
  Type.Object({ name: Line({ maxLength: 100, description: 'Name of the library. Need not be unique.' }) }),
);

export const LibrarySettingsInput = component(
  'LibrarySettingsInput',
  Type.Object(
    { assumed_convention: Maybe(AssumedConvention), shown_convention: Maybe(ShownConvention) },
    { description: 'A setting that is absent becomes null.' },
  ),
);

export type Library = Of<typeof Library>;
export type LibraryInput = Of<typeof LibraryInput>;
export type LibrarySettings = Of<typeof LibrarySettings>;
export type LibrarySettingsInput = Of<typeof LibrarySettingsInput>;
