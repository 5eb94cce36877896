import { Type } from 'typebox';

import { ok } from '../../../platform/http/api-response.ts';
import { change } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import { component } from '../../../platform/schema/schema-builders.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { toUsernameKey } from '../username-key.ts';
import type { AccountServices } from '../account-services.ts';
import { SecretText, Username } from '../credential.schemas.ts';
import { countSignInAttempt } from '../passwords/sign-in-rate-limit.ts';
import { createSignInResponse } from '../state/sign-in-response.ts';
import { issueRecoveryCodes } from './issue-recovery-codes.ts';
import { recover } from './recover.ts';

const Recovery = component(
  'Recovery',
  Type.Object({
    username: Username('Your user name. Case does not matter.'),
    code: SecretText('One of your recovery codes. Case, spaces and hyphens do not matter.'),
  }),
);

const RecoveryCodes = component(
  'RecoveryCodes',
  Type.Object({ codes: Type.Array(Type.String(), { description: 'Shown only once. Each is valid for one sign-in.' }) }),
);

export const recoveryOperations = (accounts: AccountServices): readonly Operation[] => [
  change({
    id: 'recover',
    method: 'POST',
    path: '/auth/recover',
    area: 'Sign-in',
    summary: 'Sign in with a recovery code',
    description: 'Until you set a password or add a passkey, the session can do nothing else except sign out.',
    access: 'public',
    needs: 'accounts',
    body: Recovery,
    responses: {
      200: { description: 'Signed in, but only to set a password or add a passkey.', schema: accounts.stateSchema },
    },
    problems: ['invalid-credentials', 'rate-limited'],
    prepare: async (database, { scope, client, body }) => {
      const attempt = { name: toUsernameKey(body.username), client };
      await countSignInAttempt(database, scope, accounts.config.limits, attempt);
      return attempt;
    },
    perform: async (tx, { scope, client, body }, attempt) => {
      const session = await recover(tx, scope, attempt, body.code);
      return session instanceof Problem ? session : createSignInResponse(tx, accounts, client, session);
    },
  }),
  change({
    id: 'makeRecoveryCodes',
    method: 'POST',
    path: '/account/recovery-codes',
    area: 'Account',
    summary: 'Create recovery codes',
    description: 'Creates ten codes to sign in with if you lose your password or passkey. Earlier codes stop working.',
    access: 'account',
    session: 'recent',
    needs: 'accounts',
    responses: { 200: { description: 'The codes, shown only once.', schema: RecoveryCodes } },
    perform: async (tx, { scope }) => ok({ codes: await issueRecoveryCodes(tx, scope) }),
  }),
];
