import { ok } from '../../../platform/http/answer.ts';
import type { Answer } from '../../../platform/http/answer.ts';
import type { Client } from '../../../platform/http/client.ts';
import { SESSION_COOKIE } from '../../../platform/http/cookies.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Accounts } from '../accounts.ts';
import type { OpenedSession } from '../sessions/open-session.ts';
import { LONGEST_MS } from '../sessions/session-life.ts';
import { accountState } from './account-state.ts';

/** The cookie lasts as long as any session can; the service decides if the session ends earlier. */
export const sessionCookie = ({ cookies }: Accounts, secret: string): string =>
  cookies.set(SESSION_COOKIE, secret, LONGEST_MS / 1000);

/** The response to a sign-in: the account state, with the session in a cookie. */
export const signedIn = async (
  tx: Tx,
  accounts: Accounts,
  client: Client,
  { secret, caller }: OpenedSession,
): Promise<Answer> => ({
  ...ok(await accountState(tx, accounts, client, caller)),
  cookies: [sessionCookie(accounts, secret)],
});
