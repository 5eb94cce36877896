import { Type } from 'typebox';

import { DateTime, Line, Maybe, Uuid, component } from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';
import { AuthenticationResponse, RegistrationResponse } from './webauthn.schemas.ts';

export const Passkey = component(
  'Passkey',
  Type.Object({
    id: Uuid('Id of the passkey.'),
    name: Type.String(),
    created_at: DateTime('When it was added.'),
    last_used_at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
      description: 'When it was last used to sign in or to confirm; null if never.',
    }),
  }),
);

export const PasskeyList = component(
  'PasskeyList',
  Type.Object({
    available: Type.Boolean({ description: 'Whether passkeys can be added and used at this address.' }),
    passkeys: Type.Array(Passkey),
  }),
);

const Name = Line({ maxLength: 100, description: 'A name to tell your passkeys apart.' });

export const NewPasskey = component('NewPasskey', Type.Object({ response: RegistrationResponse, name: Maybe(Name) }));

export const PasskeyChange = component('PasskeyChange', Type.Object({ name: Name }));

export const PasskeySignIn = component('PasskeySignIn', Type.Object({ response: AuthenticationResponse }));

export type Passkey = Of<typeof Passkey>;
export type PasskeyList = Of<typeof PasskeyList>;
export type NewPasskey = Of<typeof NewPasskey>;
