import { Type } from 'typebox';
import type { TString } from 'typebox';

import { Line } from '../../platform/schema/schema-builders.ts';

export const Username = (description: string): TString => Line({ maxLength: 64, description });
export const DisplayName = Line({ maxLength: 100, description: 'The name that other users see.' });

/** Length and strength of a new password are checked separately, so that the violation does not echo the password. */
export const UncheckedNewPassword = Type.String({
  maxLength: 2000,
  description: '12 to 200 characters, and not a commonly used password.',
});

export const CurrentPassword: TString = Type.String({ minLength: 1, maxLength: 2000 });

export const SecretText = (description: string): TString => Type.String({ minLength: 1, maxLength: 500, description });
