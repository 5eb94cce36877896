import type { Operation } from '../../platform/http/operation.ts';
import { auditOperations } from './audit/audit.routes.ts';
import type { Accounts } from './accounts.ts';
import { confirmOperations } from './confirm/confirm.routes.ts';
import { nativeOperations } from './native/native.routes.ts';
import { passkeySignInOperations } from './passkeys/passkey-sign-in.routes.ts';
import { passkeyOperations } from './passkeys/passkey.routes.ts';
import { passwordOperations } from './passwords/sign-in.routes.ts';
import { providerOperations } from './providers/provider.routes.ts';
import { recoveryOperations } from './recovery/recovery.routes.ts';
import { sessionOperations } from './sessions/session.routes.ts';
import { setupOperations } from './setup/setup.routes.ts';
import { accountStateOperations } from './state/account.routes.ts';
import { tokenOperations } from './tokens/token.routes.ts';
import { userOperations } from './users/user.routes.ts';

export { accountsOf } from './accounts.ts';
export type { AuditEvent, AuditQuery } from './audit/audit.schemas.ts';
export type { LibrariesPort, Newcomer } from './libraries-port.ts';
export type { Passkey, PasskeyList } from './passkeys/passkey.schemas.ts';
export type { PasswordChange } from './passwords/password.schemas.ts';
export type { PasswordCost } from './passwords/passwords.ts';
export type { AccountSession } from './sessions/session.schemas.ts';
export { holdCaller } from './sessions/hold-caller.ts';
export { deselectLibrary } from './sessions/session.store.ts';
export { recognizeAccounts, recognizeLocalUser } from './recognize.ts';
export type { AccountState } from './state/account-state.schemas.ts';
export type { Registration, SetUp } from './setup/setup.schemas.ts';
export { firstSetupLink, makeSetupLink } from './setup/setup-link.ts';
export type { AccessToken, CreatedAccessToken, NewAccessToken } from './tokens/token.schemas.ts';
export { removeLocalTokens } from './tokens/token.store.ts';
export type { Starting } from './starting.ts';
export { sweepAccounts } from './sweep-accounts.ts';
export { ensureLocalUser } from './users/ensure-local-user.ts';
export type { User } from './users/user.schemas.ts';
export { countUsers } from './users/user.store.ts';

/** Every operation of this domain, in the order of the API reference. */
export const accountOperations = (accounts: Accounts): readonly Operation[] => [
  ...accountStateOperations(accounts),
  ...sessionOperations(accounts),
  ...passwordOperations(accounts),
  ...confirmOperations(accounts),
  ...passkeyOperations(accounts),
  ...passkeySignInOperations(accounts),
  ...providerOperations(accounts),
  ...nativeOperations(accounts),
  ...recoveryOperations(accounts),
  ...setupOperations(accounts),
  ...tokenOperations,
  ...auditOperations(accounts),
  ...userOperations,
];
