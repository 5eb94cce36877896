import { accepted } from '../../../platform/http/answer.ts';
import { change } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import { Accepted } from '../../../platform/http/schema.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { Accounts } from '../accounts.ts';
import { signedIn } from '../state/signed-in.ts';
import { usernameKey } from '../username-key.ts';
import { changePassword, prepareChange } from './change-password.ts';
import { PasswordChange, SignIn } from './password.schemas.ts';
import { signIn } from './sign-in.ts';
import { tryPassword } from './try-password.ts';

export const passwordOperations = (accounts: Accounts): readonly Operation[] => [
  change({
    id: 'signIn',
    method: 'POST',
    path: '/auth/sign-in',
    area: 'Sign-in',
    summary: 'Sign in with a password',
    access: 'public',
    needs: 'accounts',
    body: SignIn,
    answers: { 200: { description: 'Signed in: the session is in the cookie.', schema: accounts.stateSchema } },
    problems: ['invalid-credentials', 'rate-limited'],
    prepare: (database, { scope, client, body: { username, password } }) =>
      tryPassword(database, scope, accounts, { name: usernameKey(username), client }, password),
    perform: async (tx, { scope, client }, tried) => {
      const session = await signIn(tx, scope, tried);
      return session instanceof Problem ? session : signedIn(tx, accounts, client, session);
    },
  }),
  change({
    id: 'changePassword',
    method: 'POST',
    path: '/account/password',
    area: 'Account',
    summary: 'Set your password',
    description:
      'Ends all your other sessions. `current_password` is checked if sent; required is that you signed in or confirmed within the last five minutes.',
    access: 'account',
    session: 'recent',
    whileRecovering: true,
    needs: 'accounts',
    body: PasswordChange,
    answers: { 200: { description: 'The new password counts from now on.', schema: Accepted } },
    problems: ['invalid-credentials', 'username-taken', 'rate-limited'],
    prepare: (database, { scope, client, body }) => prepareChange(database, scope, client, accounts, body),
    perform: async (tx, { scope }, prepared) => (await changePassword(tx, scope, prepared)) ?? accepted,
  }),
];
