import { Type } from 'typebox';

import { Maybe, component } from '../../../platform/schema/schema.ts';
import type { Of } from '../../../platform/schema/schema.ts';
import { GivenPassword, NewPassword, Username } from '../credential.schemas.ts';

export const SignIn = component('SignIn', Type.Object({ username: Username, password: GivenPassword }));

export const PasswordChange = component(
  'PasswordChange',
  Type.Object({
    new_password: NewPassword,
    current_password: Maybe(GivenPassword),
    username: Maybe(Username),
  }),
);

export type SignIn = Of<typeof SignIn>;
export type PasswordChange = Of<typeof PasswordChange>;
