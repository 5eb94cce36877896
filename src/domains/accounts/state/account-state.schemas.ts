import { Type } from 'typebox';
import type { TSchema } from 'typebox';

import { Uuid, component } from '../../../platform/schema/schema.ts';
import type { Of } from '../../../platform/schema/schema.ts';
import { DisplayName } from '../credential.schemas.ts';

export const AccountUser = component(
  'AccountUser',
  Type.Object({
    id: Uuid('Id of the user.'),
    display_name: Type.String(),
    instance_admin: Type.Boolean({ description: 'Manages users and the instance; no right inside a library.' }),
  }),
);

export type AccountUser = Of<typeof AccountUser>;

export const AccountState = (library: TSchema) =>
  component(
    'AccountState',
    Type.Object({
      auth_enabled: Type.Boolean({ description: 'False in local mode, where nobody signs in.' }),
      passkeys_available: Type.Boolean({ description: 'Whether this origin can register and use passkeys.' }),
      recovery_authenticated: Type.Boolean({
        description: 'Signed in with a recovery code: a password or passkey must be set before anything else.',
      }),
      user: Type.Union([AccountUser, Type.Null()], { description: 'Null when signed out.' }),
      csrf_token: Type.String({ description: 'For `X-CSRF-Token`. Empty where none is needed.' }),
      libraries: Type.Array(library, { description: 'The libraries you are a member of.' }),
      active_library_id: Type.String({
        description: 'The library in force where a request names none. Empty where none is.',
      }),
    }),
  );

export type AccountState = Of<ReturnType<typeof AccountState>>;

export const AccountChange = component('AccountChange', Type.Object({ display_name: DisplayName }));

export const LibrarySelection = component(
  'LibrarySelection',
  Type.Object({ library_id: Type.String({ description: 'A library that you are a member of.' }) }),
);
