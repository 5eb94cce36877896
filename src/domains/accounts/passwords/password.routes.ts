import { acknowledged } from '../../../platform/http/api-response.ts';
import { change } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import { Accepted } from '../../../platform/http/common-schemas.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { AccountServices } from '../account-services.ts';
import { createSignInResponse } from '../state/sign-in-response.ts';
import { toUsernameKey } from '../username-key.ts';
import { changePassword, preparePasswordChange } from './change-password.ts';
import { PasswordChange, SignIn } from './password.schemas.ts';
import { signInWithPassword } from './sign-in.ts';
import { attemptPassword } from './attempt-password.ts';

export const passwordOperations = (accounts: AccountServices): readonly Operation[] => [
  change({
    id: 'signIn',
    method: 'POST',
    path: '/auth/sign-in',
    area: 'Sign-in',
    summary: 'Sign in with a password',
    access: 'public',
    needs: 'accounts',
    body: SignIn,
    responses: { 200: { description: 'Signed in: the session is in the cookie.', schema: accounts.stateSchema } },
    problems: ['invalid-credentials', 'rate-limited'],
    prepare: (database, { scope, client, body: { username, password } }) =>
      attemptPassword(database, scope, accounts, { name: toUsernameKey(username), client }, password),
    perform: async (tx, { scope, client }, tried) => {
      const session = await signInWithPassword(tx, scope, tried);
      return session instanceof Problem ? session : createSignInResponse(tx, accounts, client, session);
    },
  }),
  change({
    id: 'changePassword',
    method: 'POST',
    path: '/account/password',
    area: 'Account',
    summary: 'Set your password',
    description:
      'Requires that you signed in or confirmed within the last five minutes. `current_password` is optional and checked if sent. Ends all your other sessions.',
    access: 'account',
    session: 'recent',
    whileRecovering: true,
    needs: 'accounts',
    body: PasswordChange,
    responses: { 200: { description: 'The password is set.', schema: Accepted } },
    problems: ['invalid-credentials', 'username-taken', 'rate-limited'],
    prepare: (database, { scope, client, body }) => preparePasswordChange(database, scope, client, accounts, body),
    perform: async (tx, { scope }, prepared) => (await changePassword(tx, scope, prepared)) ?? acknowledged,
  }),
];
