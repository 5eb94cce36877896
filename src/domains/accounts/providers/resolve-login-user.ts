import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { AnyoneScope, SessionId } from '../../../platform/http/scope.ts';
import { asId } from '../../../platform/ids/ids.ts';
import type { UserId } from '../../../platform/ids/ids.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { AccountServices } from '../account-services.ts';
import { lockUserIfSessionValid } from '../sessions/lock-user-if-session-valid.ts';
import { recordAnonymousRefusedSignIn } from '../sessions/open-session.ts';
import { lockUserShared } from '../users/user.store.ts';
import type { UserRow } from '../users/user.store.ts';
import { findOrCreateUserByIdentity } from './find-or-create-user.ts';
import { linkIdentity } from './link-identity.ts';
import type { PendingProviderLogin } from './provider-login.ts';
import type { Identity } from './openid-provider.ts';

const failed = (): Problem => new Problem('provider-sign-in-failed');

/** Links the identity to the user whose session started the link in this browser. */
const link = async (tx: Tx, scope: AnyoneScope, id: SessionId, identity: Identity): Promise<UserRow | Problem> => {
  // On a shared device another user may have signed in while the first one was at the provider.
  const user = scope.caller?.credential.id === id ? await lockUserIfSessionValid(tx, scope.clock, id) : undefined;
  if (user === undefined) return failed();
  const actor = { ...scope, userId: asId<UserId>(user.id), credential: { id } };
  return (await linkIdentity(tx, actor, identity)) ?? user;
};

/** The user of the identity, or a new account for it. */
const signIn = async (
  tx: Tx,
  scope: AnyoneScope,
  accounts: AccountServices,
  identity: Identity,
): Promise<UserRow | Problem> => {
  const known = await findOrCreateUserByIdentity(tx, scope, accounts, identity);
  return known instanceof Problem ? known : ((await lockUserShared(tx, asId<UserId>(known.id))) ?? failed());
};

/** Records a rejected provider login. */
export const recordRefusedLogin = (tx: Tx, scope: AnyoneScope, { provider, linkTo }: PendingProviderLogin): void => {
  if (linkTo === undefined) return recordAnonymousRefusedSignIn(tx, scope);
  return recordAudit(
    tx,
    { ...scope, ...(scope.caller && { userId: scope.caller.userId }), credential: { id: linkTo } },
    { action: 'identity.linked', outcome: 'refused', target: { type: 'identity', id: provider } },
  );
};

/** The account of a login, or the reason why there is none, which is recorded. */
export const resolveLoginUser = async (
  tx: Tx,
  scope: AnyoneScope,
  accounts: AccountServices,
  login: PendingProviderLogin,
  identity: Identity,
): Promise<UserRow | Problem> => {
  const { linkTo } = login;
  const user =
    linkTo === undefined ? await signIn(tx, scope, accounts, identity) : await link(tx, scope, linkTo, identity);
  if (!(user instanceof Problem) && user.disabled_at === null) return user;
  recordRefusedLogin(tx, scope, login);
  return user instanceof Problem ? user : failed();
};
