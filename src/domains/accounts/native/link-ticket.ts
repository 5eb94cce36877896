import { record } from '../../../platform/audit/audit.ts';
import { newSecret } from '../../../platform/crypto/secrets.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { isRecent } from '../../../platform/http/recency.ts';
import type { AccountScope, AnyoneScope, SessionId } from '../../../platform/http/scope.ts';
import { Problem, unauthenticated } from '../../../platform/problem/problem.ts';
import { issueOneTime, peekOneTime, takeOneTime } from '../one-time/one-time.ts';
import { holdSession } from '../sessions/hold-session.ts';

const KIND = 'native-link-ticket';
const LIFE_MS = 60_000;

/** What a ticket was issued for and must be used for. */
interface Purpose {
  readonly provider: string;
  readonly codeChallenge: string;
}

type TicketPayload = Pick<Purpose, 'provider'>;

/** Issues a ticket that lets the app with this challenge link an identity to the session's account. */
export const issueLinkTicket = async (
  tx: Tx,
  { clock, credential }: AccountScope,
  { provider, codeChallenge }: Purpose,
): Promise<string> => {
  // Only sessions are admitted here; this one may have ended since.
  const sessionId = credential.kind === 'session' ? credential.id : undefined;
  if (sessionId === undefined || (await holdSession(tx, clock, sessionId)) === undefined) {
    throw unauthenticated('invalid-credentials');
  }
  const ticket = newSecret();
  const payload: TicketPayload = { provider };
  issueOneTime(tx, clock, {
    kind: KIND,
    key: ticket,
    proof: codeChallenge,
    payload,
    sessionId,
    lifeMs: LIFE_MS,
  });
  return ticket;
};

/**
 * Consumes a ticket and returns its session. A signed-in request must belong to that same session; a browser opened by
 * an app is usually not signed in at all.
 */
export const takeLinkTicket = async (
  tx: Tx,
  scope: AnyoneScope,
  ticket: string,
  { provider, codeChallenge }: Purpose,
): Promise<SessionId | Problem> => {
  const { clock, caller } = scope;
  // Lock the session before its ticket, in the same order as ending a session does, to avoid a deadlock.
  const sessionId = (await peekOneTime(tx, clock, KIND, ticket))?.sessionId;
  const session = sessionId && (await holdSession(tx, clock, sessionId));
  // A linked identity grants lasting access, so linking requires recent authentication, like a new password.
  const isFresh = session !== undefined && isRecent(clock, session.confirmedAt);
  const taken = await takeOneTime(tx, clock, KIND, ticket);
  const isMeant =
    taken?.payload<TicketPayload>().provider === provider &&
    taken.isProvedBy(codeChallenge) &&
    (caller === undefined || caller.credential.id === sessionId);
  if (sessionId !== undefined && isFresh && isMeant) return sessionId;
  const code = session !== undefined && isMeant ? 'recent-authentication-required' : 'link-ticket-invalid';
  const target = { type: 'identity', id: provider };
  record(tx, scope, { action: 'identity.linked', outcome: 'refused', target });
  return new Problem(code);
};
