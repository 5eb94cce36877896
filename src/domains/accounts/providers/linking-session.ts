import type { Client } from '../../../platform/http/client.ts';
import { requireRecent } from '../../../platform/http/recency.ts';
import type { AnyoneScope, SessionId } from '../../../platform/http/scope.ts';
import { Problem, unauthenticated } from '../../../platform/problem/problem.ts';

/** A page of another site may send people here, and must not begin a link for them. Older browsers do not tell. */
const OWN_SITES = new Set([undefined, 'same-origin', 'none']);

/**
 * The session for which a link may begin. An identity opens the account for ever after, so it takes
 * what a new password takes: a session, no token, and a user who has proved lately who they are.
 */
export const linkingSession = ({ caller, clock }: AnyoneScope, { fetchSite, origin }: Client): SessionId => {
  if (caller === undefined) {
    throw unauthenticated('authentication-required');
  }
  const { credential } = caller;
  if (credential.kind !== 'session') throw new Problem('browser-session-required');
  if (!OWN_SITES.has(fetchSite)) {
    throw new Problem('origin-not-allowed', { params: { origin: origin ?? null, site: fetchSite } });
  }
  if (credential.isRecovery) throw new Problem('credential-renewal-required');
  requireRecent(clock, credential);
  return credential.id;
};
