import type { Database } from '../../../platform/db/database.ts';
import type { ClientInfo } from '../../../platform/http/security/client-info.ts';
import type { AccountScope } from '../../../platform/http/scope.ts';
import { validationFailed } from '../../../platform/problem/problem.ts';
import type { AccountServices } from '../account-services.ts';
import { attemptPasskey } from '../passkeys/attempt-passkey.ts';
import type { PasskeyAttempt } from '../passkeys/attempt-passkey.ts';
import { attemptPassword } from '../passwords/attempt-password.ts';
import type { PasswordAttempt } from '../passwords/attempt-password.ts';
import { findUser } from '../users/user.store.ts';
import type { Confirmation } from './confirm.schemas.ts';

/** Evidence by which a signed-in user confirms their identity. */
export type ConfirmationAttempt =
  /** Undefined if the user has no user name to sign in with. */
  | { readonly kind: 'password'; readonly tried: PasswordAttempt | undefined }
  | { readonly kind: 'passkey'; readonly attempt: PasskeyAttempt };

const withPassword = async (
  database: Database,
  scope: AccountScope,
  accounts: AccountServices,
  client: ClientInfo,
  password: string,
): Promise<ConfirmationAttempt> => {
  const user = await findUser(database.db, scope.userId);
  const name = user?.username_key ?? undefined;
  const tried =
    name === undefined ? undefined : await attemptPassword(database, scope, accounts, { name, client }, password);
  return { kind: 'password', tried };
};

/** Verifies the password or passkey, outside the transaction because it takes long. */
export const prepareConfirmation = async (
  database: Database,
  scope: AccountScope,
  accounts: AccountServices,
  client: ClientInfo,
  { password, passkey }: Confirmation,
): Promise<ConfirmationAttempt> => {
  const hasPassword = password !== undefined && password !== null;
  const hasPasskey = passkey !== undefined && passkey !== null;
  if (hasPassword && !hasPasskey) return withPassword(database, scope, accounts, client, password);
  if (hasPasskey && !hasPassword) {
    return {
      kind: 'passkey',
      attempt: await attemptPasskey(database, scope.clock, accounts, client, passkey),
    };
  }
  throw validationFailed({ location: 'body', code: 'oneOf', message: 'must contain either password or passkey' });
};
