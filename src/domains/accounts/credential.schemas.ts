import { Type } from 'typebox';
import type { TString } from 'typebox';

import { Line } from '../../platform/schema/schema.ts';

export const Username = Line({ maxLength: 64, description: 'Unique in the instance, ignoring case and Unicode form.' });
export const DisplayName = Line({ maxLength: 100, description: 'What others see.' });

/** Length and strength of a new password are checked separately, so that the violation does not echo the password. */
export const NewPassword = Type.String({
  maxLength: 2000,
  description: 'At least 12 characters, at most 200, and not one of those that are tried first.',
});

export const GivenPassword: TString = Type.String({ minLength: 1, maxLength: 2000 });

export const SecretText = (description: string): TString => Type.String({ minLength: 1, maxLength: 500, description });
