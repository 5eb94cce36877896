import { Type } from 'typebox';

import { Maybe, component } from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';
import { CurrentPassword, UncheckedNewPassword, Username } from '../credential.schemas.ts';

export const SignIn = component(
  'SignIn',
  Type.Object({ username: Username('Your user name. Case does not matter.'), password: CurrentPassword }),
);

export const PasswordChange = component(
  'PasswordChange',
  Type.Object({
    new_password: UncheckedNewPassword,
    current_password: Maybe(CurrentPassword),
    username: Maybe(
      Username(
        'Required if the account has no user name yet, otherwise ignored. Unique in the instance, ignoring case and Unicode form.',
      ),
    ),
  }),
);

export type SignIn = Of<typeof SignIn>;
export type PasswordChange = Of<typeof PasswordChange>;
