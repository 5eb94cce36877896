import { ok } from '../../../platform/http/api-response.ts';
import type { ApiResponse } from '../../../platform/http/api-response.ts';
import type { ClientInfo } from '../../../platform/http/security/client-info.ts';
import { SESSION_COOKIE } from '../../../platform/http/security/cookies.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { AccountServices } from '../account-services.ts';
import type { OpenedSession } from '../sessions/open-session.ts';
import { MAX_SESSION_LIFETIME_MS } from '../sessions/session-lifetime.ts';
import { getAccountState } from './account-state.ts';
import type { AccountStateBody } from './account-state.ts';

/** The cookie lasts as long as any session can; the service decides if the session ends earlier. */
export const createSessionCookie = ({ cookies }: AccountServices, secret: string): string =>
  cookies.set(SESSION_COOKIE, secret, MAX_SESSION_LIFETIME_MS / 1000);

/** The account state in a session that has just been opened, whose row may not be written yet. */
export const getOpenedAccountState = (
  tx: Tx,
  accounts: AccountServices,
  client: ClientInfo,
  { caller, user, libraryId }: OpenedSession,
): Promise<AccountStateBody> =>
  getAccountState(tx, accounts, client, caller, { user, selectedLibraryId: libraryId ?? undefined });

/** The response to a sign-in: the account state, with the session in a cookie. */
export const createSignInResponse = async (
  tx: Tx,
  accounts: AccountServices,
  client: ClientInfo,
  session: OpenedSession,
): Promise<ApiResponse> => ({
  ...ok(await getOpenedAccountState(tx, accounts, client, session)),
  cookies: [createSessionCookie(accounts, session.secret)],
});
