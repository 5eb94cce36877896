import { Type } from 'typebox';

import { component } from '../../../platform/schema/schema-builders.ts';
import type { Of } from '../../../platform/schema/schema-builders.ts';
import { DisplayName, UncheckedNewPassword, SecretText, Username } from '../credential.schemas.ts';

const Newcomer = {
  username: Username('Unique in the instance, ignoring case and Unicode form.'),
  display_name: DisplayName,
  password: UncheckedNewPassword,
};

export const SetUp = component(
  'SetUp',
  Type.Object({ token: SecretText('The token of the set-up link.'), ...Newcomer }),
);

export const Registration = component(
  'Registration',
  Type.Object({ invitation: SecretText('The secret of the invitation.'), ...Newcomer }),
);

export type SetUp = Of<typeof SetUp>;
export type Registration = Of<typeof Registration>;
