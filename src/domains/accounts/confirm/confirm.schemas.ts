import { Type } from 'typebox';

import { Maybe, component } from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';
import { CurrentPassword } from '../credential.schemas.ts';
import { AuthenticationResponse } from '../passkeys/webauthn.schemas.ts';

export const Confirmation = component(
  'Confirmation',
  Type.Object(
    { password: Maybe(CurrentPassword), passkey: Maybe(AuthenticationResponse) },
    {
      description:
        'Either your password, or a passkey response to the options from `POST /api/v1/auth/passkeys/options`.',
    },
  ),
);

export type Confirmation = Of<typeof Confirmation>;
