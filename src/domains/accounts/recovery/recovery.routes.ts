import { Type } from 'typebox';

import { ok } from '../../../platform/http/answer.ts';
import { change } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import { component } from '../../../platform/schema/schema.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { usernameKey } from '../username-key.ts';
import type { Accounts } from '../accounts.ts';
import { SecretText, Username } from '../credential.schemas.ts';
import { countAttempt } from '../passwords/sign-in-allowance.ts';
import { signedIn } from '../state/signed-in.ts';
import { makeRecoveryCodes } from './make-recovery-codes.ts';
import { recover } from './recover.ts';

const Recovery = component(
  'Recovery',
  Type.Object({ username: Username, code: SecretText('One of the recovery codes, as it was shown.') }),
);

const RecoveryCodes = component(
  'RecoveryCodes',
  Type.Object({ codes: Type.Array(Type.String(), { description: 'Shown this once. Each is good for one sign-in.' }) }),
);

export const recoveryOperations = (accounts: Accounts): readonly Operation[] => [
  change({
    id: 'recover',
    method: 'POST',
    path: '/auth/recover',
    area: 'Sign-in',
    summary: 'Sign in with a recovery code',
    description: 'Until it adds a passkey or sets a password, the session may do nothing else.',
    access: 'public',
    needs: 'accounts',
    body: Recovery,
    answers: { 200: { description: 'Signed in, to set a new credential.', schema: accounts.stateSchema } },
    problems: ['invalid-credentials', 'rate-limited'],
    prepare: async (database, { scope, client, body }) => {
      const attempt = { name: usernameKey(body.username), client };
      await countAttempt(database, scope, accounts.config.limits, attempt);
      return attempt;
    },
    perform: async (tx, { scope, client, body }, attempt) => {
      const session = await recover(tx, scope, attempt, body.code);
      return session instanceof Problem ? session : signedIn(tx, accounts, client, session);
    },
  }),
  change({
    id: 'makeRecoveryCodes',
    method: 'POST',
    path: '/account/recovery-codes',
    area: 'Account',
    summary: 'Create recovery codes',
    description: 'Creates ten codes for when a password or passkey is lost. Earlier codes stop working.',
    access: 'account',
    session: 'recent',
    needs: 'accounts',
    answers: { 200: { description: 'The codes, shown this once.', schema: RecoveryCodes } },
    perform: async (tx, { scope }) => ok({ codes: await makeRecoveryCodes(tx, scope) }),
  }),
];
