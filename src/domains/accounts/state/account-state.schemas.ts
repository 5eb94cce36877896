import { Type } from 'typebox';
import type { TSchema } from 'typebox';

import { Maybe, Uuid, component } from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';
import { ShownConvention } from '../../units/index.ts';
import { DisplayName } from '../credential.schemas.ts';

export const AccountSettings = component(
  'AccountSettings',
  Type.Object(
    {
      shown_convention: Type.Union([ShownConvention, Type.Null()], {
        description: 'How amounts are shown to you. Null: as the library shows them.',
      }),
    },
    { description: 'Your own settings, which take precedence over those of a library.' },
  ),
);

export const AccountUser = component(
  'AccountUser',
  Type.Object({
    id: Uuid('Id of the user.'),
    display_name: Type.String(),
    instance_admin: Type.Boolean({
      description: 'Whether the user manages the users of the instance. Grants no access to libraries.',
    }),
  }),
);

export type AccountSettings = Of<typeof AccountSettings>;
export type AccountUser = Of<typeof AccountUser>;

export const AccountState = (library: TSchema) =>
  component(
    'AccountState',
    Type.Object({
      auth_enabled: Type.Boolean({ description: 'False in local mode, which has no sign-in.' }),
      passkeys_available: Type.Boolean({ description: 'Whether this origin can register and use passkeys.' }),
      recovery_authenticated: Type.Boolean({
        description: 'True after signing in with a recovery code: first set a password or add a passkey.',
      }),
      user: Type.Union([AccountUser, Type.Null()], { description: 'Null when signed out.' }),
      csrf_token: Type.String({ description: 'The value for `X-CSRF-Token`. Empty if none is needed.' }),
      libraries: Type.Array(library, { description: 'The libraries you are a member of.' }),
      active_library_id: Type.String({
        description: 'The library used if a request does not name one. Empty if there is none.',
      }),
      settings: AccountSettings,
      last_event_ids: Type.Record(Type.String(), Type.String(), {
        description:
          'The id of the newest event of each library, by library. Whatever you read after this response is at least as recent: follow the events from here (`last_event_id`) and you miss nothing.',
      }),
    }),
  );

export type AccountState = Of<ReturnType<typeof AccountState>>;

export const AccountChange = component('AccountChange', Type.Object({ display_name: DisplayName }));

export const AccountSettingsInput = component(
  'AccountSettingsInput',
  Type.Object({ shown_convention: Maybe(ShownConvention) }, { description: 'A setting that is absent becomes null.' }),
);

export const LibrarySelection = component(
  'LibrarySelection',
  Type.Object({ library_id: Type.String({ description: 'A library that you are a member of.' }) }),
);
