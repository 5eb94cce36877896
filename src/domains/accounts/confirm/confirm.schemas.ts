import { Type } from 'typebox';

import { Maybe, component } from '../../../platform/schema/schema.ts';
import type { Of } from '../../../platform/schema/schema.ts';
import { GivenPassword } from '../credential.schemas.ts';
import { AuthenticationResponse } from '../passkeys/webauthn.schemas.ts';

export const Confirmation = component(
  'Confirmation',
  Type.Object(
    { password: Maybe(GivenPassword), passkey: Maybe(AuthenticationResponse) },
    { description: 'Either your password, or an answer to the options of `POST /api/v1/auth/passkeys/options`.' },
  ),
);

export type Confirmation = Of<typeof Confirmation>;
