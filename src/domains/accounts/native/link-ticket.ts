import { recordAudit } from '../../../platform/audit/audit.ts';
import { createSecret } from '../../../platform/crypto/secrets.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { AccountScope, AnyoneScope, SessionId } from '../../../platform/http/scope.ts';
import { Problem, unauthenticated } from '../../../platform/problem/problem.ts';
import { storeOneTimeSecret, peekOneTimeSecret, consumeOneTimeSecret } from '../one-time/one-time-secret.ts';
import { lockUserIfSessionValid } from '../sessions/lock-user-if-session-valid.ts';

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
  if (sessionId === undefined || (await lockUserIfSessionValid(tx, clock, sessionId)) === undefined) {
    throw unauthenticated('invalid-credentials');
  }
  const ticket = createSecret();
  const payload: TicketPayload = { provider };
  storeOneTimeSecret(tx, clock, {
    kind: KIND,
    key: ticket,
    proof: codeChallenge,
    payload,
    sessionId,
    lifetimeMs: LIFE_MS,
  });
  return ticket;
};

/**
 * Consumes a ticket and returns its session, which must not have ended. A signed-in request must belong to that same
 * session; a browser opened by an app is usually not signed in at all. How long ago the user signed in does not matter:
 * the app that holds the session asked for the ticket within the last minute.
 */
export const consumeLinkTicket = async (
  tx: Tx,
  scope: AnyoneScope,
  ticket: string,
  { provider, codeChallenge }: Purpose,
): Promise<SessionId | Problem> => {
  const { clock, caller } = scope;
  // Lock the session before its ticket, in the same order as ending a session does, to avoid a deadlock.
  const sessionId = (await peekOneTimeSecret(tx, clock, KIND, ticket))?.sessionId;
  const session = sessionId && (await lockUserIfSessionValid(tx, clock, sessionId));
  const taken = await consumeOneTimeSecret(tx, clock, KIND, ticket);
  const isMeant =
    taken?.payload<TicketPayload>().provider === provider &&
    taken.hasProof(codeChallenge) &&
    (caller === undefined || caller.credential.id === sessionId);
  if (sessionId !== undefined && session !== undefined && isMeant) return sessionId;
  const target = { type: 'identity', id: provider };
  recordAudit(tx, scope, { action: 'identity.linked', outcome: 'refused', target });
  return new Problem('link-ticket-invalid');
};
