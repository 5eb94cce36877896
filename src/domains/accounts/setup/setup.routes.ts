import type { ApiResponse } from '../../../platform/http/api-response.ts';
import type { ClientInfo } from '../../../platform/http/security/client-info.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { change } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { AccountServices } from '../account-services.ts';
import { limitRequestRate } from '../request-rate-limit.ts';
import { checkNewPassword } from '../passwords/check-new-password.ts';
import type { OpenedSession } from '../sessions/open-session.ts';
import { createSignInResponse } from '../state/sign-in-response.ts';
import { checkUsernameNotBlank } from '../username-key.ts';
import { register } from './register.ts';
import { setUpAdministrator } from './set-up-administrator.ts';
import { isValidSetupToken } from './setup-link.ts';
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
  { passwords }: AccountServices,
  { username, display_name, password }: WithPassword,
  isAdmitted: () => Promise<boolean>,
): Promise<string | undefined> => {
  checkUsernameNotBlank(username);
  checkNewPassword(password, { username, displayName: display_name }, 'body.password');
  return (await isAdmitted()) ? passwords.hash(password) : undefined;
};

const area = 'Sign-in';

export const setupOperations = (accounts: AccountServices): readonly Operation[] => {
  const welcome = async (
    tx: Tx,
    client: ClientInfo,
    session: OpenedSession | Problem,
  ): Promise<ApiResponse | Problem> => {
    if (session instanceof Problem) return session;
    // Flush, because the state includes the library that was just joined or created.
    await tx.flush();
    return createSignInResponse(tx, accounts, client, session);
  };
  return [
    change({
      id: 'setUpInstance',
      method: 'POST',
      path: '/auth/setup',
      area,
      summary: 'Become an administrator',
      description:
        'Send the token from the set-up link, which is printed at the first start or created by `tureen admin setup-link`.',
      access: 'public',
      needs: 'accounts',
      body: SetUp,
      responses: { 200: { description: 'Signed in, with a library.', schema: accounts.stateSchema } },
      problems: ['setup-link-invalid', 'username-taken'],
      prepare: async (database, { scope, client, body }) => {
        await limitRequestRate('registrations', database, accounts, scope, client);
        return prepareHash(accounts, body, async () => isValidSetupToken(database.db, scope.clock, body.token));
      },
      perform: async (tx, { scope, client, body }, hash) =>
        welcome(tx, client, await setUpAdministrator(tx, scope, accounts.libraries, body, hash)),
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
      responses: { 200: { description: 'Signed in, as a member of the library.', schema: accounts.stateSchema } },
      problems: ['invitation-invalid', 'username-taken'],
      prepare: async (database, { scope, client, body }) => {
        await limitRequestRate('registrations', database, accounts, scope, client);
        const { libraries } = accounts;
        return prepareHash(accounts, body, () => libraries.isOpenInvitation(database.db, scope.clock, body.invitation));
      },
      perform: async (tx, { scope, client, body }, hash) =>
        welcome(tx, client, await register(tx, scope, accounts.libraries, body, hash)),
    }),
  ];
};
