import { Type } from 'typebox';

import { Accepted } from '../../../platform/http/common-schemas.ts';
import { DateTime, Maybe, component } from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';
import { CurrentPassword } from '../credential.schemas.ts';
import { AuthenticationResponse } from '../passkeys/webauthn.schemas.ts';
import type { AccountState } from '../state/account-state.schemas.ts';

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

/**
 * Accepted, with the account state in the new session. A client that sends its session as Bearer gets the new one in
 * the body.
 */
export const ConfirmedAccount = (state: ReturnType<typeof AccountState>) =>
  component(
    'ConfirmedAccount',
    Type.Object({
      ...Accepted.properties,
      ...state.properties,
      access_token: Type.Optional(
        Type.String({
          description: 'The token of the new session, if the request sent its session as Bearer. Shown only once.',
        }),
      ),
      expires_at: Type.Optional(
        DateTime('When the new session ends, if `access_token` is present. It ends earlier if not used for 30 days.'),
      ),
    }),
  );
