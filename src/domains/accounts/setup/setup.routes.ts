import type { Answer } from '../../../platform/http/answer.ts';
import type { Client } from '../../../platform/http/client.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { change } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { Accounts } from '../accounts.ts';
import { countRequest } from '../count-request.ts';
import { checkNewPassword } from '../passwords/check-new-password.ts';
import type { OpenedSession } from '../sessions/open-session.ts';
import { signedIn } from '../state/signed-in.ts';
import { checkNewUsername } from '../username-key.ts';
import { register } from './register.ts';
import { setUp } from './set-up.ts';
import { isSetupLink } from './setup-link.ts';
import { Registration, SetUp } from './setup.schemas.ts';

interface WithPassword {
  readonly username: string;
  readonly display_name: string;
  readonly password: string;
}

/**
 * Checks and hashes the password for authorized callers only. Undefined for others, who are rejected without the costly
 * hashing.
 */
const prepareHash = async (
  { passwords }: Accounts,
  { username, display_name, password }: WithPassword,
  isAdmitted: () => Promise<boolean>,
): Promise<string | undefined> => {
  checkNewUsername(username);
  checkNewPassword(password, { username, displayName: display_name }, 'body.password');
  return (await isAdmitted()) ? passwords.hash(password) : undefined;
};

const area = 'Sign-in';

export const setupOperations = (accounts: Accounts): readonly Operation[] => {
  const welcome = async (tx: Tx, client: Client, session: OpenedSession | Problem): Promise<Answer | Problem> => {
    if (session instanceof Problem) return session;
    // Flush, because the state includes the library that was just joined or created.
    await tx.flush();
    return signedIn(tx, accounts, client, session);
  };
  return [
    change({
      id: 'setUpInstance',
      method: 'POST',
      path: '/auth/setup',
      area,
      summary: 'Become the administrator',
      description:
        'Send the token of the set-up link that the first start prints or that `tureen admin setup-link` creates.',
      access: 'public',
      needs: 'accounts',
      body: SetUp,
      answers: { 200: { description: 'Signed in, with a library.', schema: accounts.stateSchema } },
      problems: ['setup-link-invalid', 'username-taken'],
      prepare: async (database, { scope, client, body }) => {
        await countRequest('registrations', database, accounts, scope, client);
        return prepareHash(accounts, body, async () => isSetupLink(database.db, scope.clock, body.token));
      },
      perform: async (tx, { scope, client, body }, hash) =>
        welcome(tx, client, await setUp(tx, scope, accounts.libraries, body, hash)),
    }),
    change({
      id: 'register',
      method: 'POST',
      path: '/auth/register',
      area,
      summary: 'Register with an invitation',
      access: 'public',
      needs: 'accounts',
      body: Registration,
      answers: { 200: { description: 'Signed in, as a member of the library.', schema: accounts.stateSchema } },
      problems: ['invitation-invalid', 'username-taken'],
      prepare: async (database, { scope, client, body }) => {
        await countRequest('registrations', database, accounts, scope, client);
        const { libraries } = accounts;
        return prepareHash(accounts, body, () => libraries.isOpenInvitation(database.db, scope.clock, body.invitation));
      },
      perform: async (tx, { scope, client, body }, hash) =>
        welcome(tx, client, await register(tx, scope, accounts.libraries, body, hash)),
    }),
  ];
};
