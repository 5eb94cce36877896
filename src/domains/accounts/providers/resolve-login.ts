import { record } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { AnyoneScope, SessionId } from '../../../platform/http/scope.ts';
import { asId } from '../../../platform/ids/ids.ts';
import type { UserId } from '../../../platform/ids/ids.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { Accounts } from '../accounts.ts';
import { recordRefusedSignIn } from '../sessions/open-session.ts';
import { findUser, holdUser } from '../users/user.store.ts';
import type { UserRow } from '../users/user.store.ts';
import { admitIdentity } from './admit-identity.ts';
import { holdSession } from '../sessions/hold-session.ts';
import { linkIdentity } from './link-identity.ts';
import type { Login } from './login.ts';
import type { Identity } from './openid-provider.ts';

/** Gives the identity to the user of the session that asked for it. */
const link = async (
  tx: Tx,
  scope: AnyoneScope,
  session: SessionId,
  back: Login['back'],
  identity: Identity,
): Promise<UserRow | Problem> => {
  // On a shared device someone else may have signed in while the first one was at the provider.
  const isAnother = back.kind === 'browser' && scope.caller?.credential.id !== session;
  const userId = isAnother ? undefined : await holdSession(tx, scope.clock, session);
  const user = userId && (await findUser(tx, userId));
  if (userId === undefined || user === undefined) return new Problem('provider-sign-in-failed');
  return (await linkIdentity(tx, { ...scope, userId, credential: { id: session } }, identity)) ?? user;
};

const recordRefusal = (tx: Tx, scope: AnyoneScope, { provider, linkTo }: Login, userId: string): void => {
  if (linkTo === undefined) return recordRefusedSignIn(tx, scope, userId);
  return record(
    tx,
    { ...scope, ...(scope.caller && { userId: scope.caller.userId }), credential: { id: linkTo } },
    { action: 'identity.linked', outcome: 'refused', target: { type: 'identity', id: provider } },
  );
};

/** Whose account a login leads to; or why it leads to none, which is put on record. */
export const resolveLogin = async (
  tx: Tx,
  scope: AnyoneScope,
  accounts: Accounts,
  login: Login,
  found: Identity | Problem,
): Promise<UserRow | Problem> => {
  const { linkTo, back } = login;
  // Nothing was refused where the provider could not be asked.
  if (found instanceof Problem && found.status >= 500) return found;
  const resolve = (identity: Identity): Promise<UserRow | Problem> =>
    linkTo === undefined ? admitIdentity(tx, scope, accounts, identity) : link(tx, scope, linkTo, back, identity);
  const resolved = found instanceof Problem ? found : await resolve(found);
  const user =
    resolved instanceof Problem
      ? resolved
      : ((await holdUser(tx, asId<UserId>(resolved.id))) ?? new Problem('provider-sign-in-failed'));
  if (!(user instanceof Problem) && user.disabled_at === null) return user;
  recordRefusal(tx, scope, login, user instanceof Problem ? '' : user.id);
  return user instanceof Problem ? user : new Problem('provider-sign-in-failed');
};
