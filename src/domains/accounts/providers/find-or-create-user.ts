import type { Tx } from '../../../platform/db/database.ts';
import type { Scope } from '../../../platform/http/scope.ts';
import { asId } from '../../../platform/ids/ids.ts';
import type { UserId } from '../../../platform/ids/ids.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { AccountServices } from '../account-services.ts';
import { createUserWithoutLibrary } from '../users/create-user-without-library.ts';
import type { UserRow } from '../users/user.store.ts';
import { findUserByIdentity } from './identity.store.ts';
import { linkIdentity } from './link-identity.ts';
import type { Identity } from './openid-provider.ts';

/** Creates an account with a library for a person known only to the provider so far. */
const signUp = async (tx: Tx, scope: Scope, { libraries }: AccountServices, identity: Identity): Promise<UserRow> => {
  const user = await createUserWithoutLibrary(tx, scope, {
    username: null,
    passwordHash: null,
    displayName: identity.displayName ?? 'New user',
    isAdministrator: false,
  });
  const newcomer = { ...scope, userId: asId<UserId>(user.id) };
  const taken = await linkIdentity(tx, newcomer, identity);
  // The same person signed up concurrently in another browser, so this account must be rolled back.
  if (taken !== undefined) throw taken;
  await libraries.ensureHomeLibrary(tx, newcomer);
  return user;
};

/**
 * The account of an identity, found by the provider's subject and never by e-mail address, which may have belonged to
 * someone else or may be unverified.
 */
export const findOrCreateUserByIdentity = async (
  tx: Tx,
  scope: Scope,
  accounts: AccountServices,
  identity: Identity,
): Promise<UserRow | Problem> => {
  const user = await findUserByIdentity(tx, identity);
  if (user !== undefined) return user;
  return accounts.providers.get(identity.provider).settings.signUp
    ? signUp(tx, scope, accounts, identity)
    : new Problem('provider-account-unknown');
};
