import type { Database } from '../../../platform/db/database.ts';
import type { Client } from '../../../platform/http/client.ts';
import type { AccountScope } from '../../../platform/http/scope.ts';
import { validationFailed } from '../../../platform/problem/problem.ts';
import type { Accounts } from '../accounts.ts';
import { tryPasskey } from '../passkeys/prove-passkey.ts';
import type { PasskeyAttempt } from '../passkeys/prove-passkey.ts';
import { tryPassword } from '../passwords/try-password.ts';
import type { Tried } from '../passwords/try-password.ts';
import { findUser } from '../users/user.store.ts';
import type { Confirmation } from './confirm.schemas.ts';

/** Evidence by which a signed-in user confirms their identity. */
export type Evidence =
  /** Undefined if the user has no user name to sign in with. */
  | { readonly kind: 'password'; readonly tried: Tried | undefined }
  | { readonly kind: 'passkey'; readonly attempt: PasskeyAttempt };

const withPassword = async (
  database: Database,
  scope: AccountScope,
  accounts: Accounts,
  client: Client,
  password: string,
): Promise<Evidence> => {
  const user = await findUser(database.db, scope.userId);
  const name = user?.username_key ?? undefined;
  const tried =
    name === undefined ? undefined : await tryPassword(database, scope, accounts, { name, client }, password);
  return { kind: 'password', tried };
};

/** Verifies the password or passkey, outside the transaction because it takes long. */
export const gatherEvidence = async (
  database: Database,
  scope: AccountScope,
  accounts: Accounts,
  client: Client,
  { password, passkey }: Confirmation,
): Promise<Evidence> => {
  const hasPassword = password !== undefined && password !== null;
  const hasPasskey = passkey !== undefined && passkey !== null;
  if (hasPassword && !hasPasskey) return withPassword(database, scope, accounts, client, password);
  if (hasPasskey && !hasPassword) {
    return { kind: 'passkey', attempt: await tryPasskey(database, scope.clock, accounts, client, passkey) };
  }
  throw validationFailed({ location: 'body', code: 'oneOf', message: 'must hold either password or passkey' });
};
