import type { ClientInfo } from '../../../platform/http/security/client-info.ts';
import { assertRecentAuthentication } from '../../../platform/http/security/recent-authentication.ts';
import type { AnyoneScope, SessionId } from '../../../platform/http/scope.ts';
import { Problem, unauthenticated } from '../../../platform/problem/problem.ts';

/**
 * Sec-Fetch-Site values that may start a link: a page of another site must not start one. Older browsers do not send
 * the header.
 */
const OWN_SITES = new Set([undefined, 'same-origin', 'none']);

/**
 * The session that may start a link. A linked identity grants lasting access, so it requires the same as a new
 * password: a session, not a token, and recent authentication.
 */
export const requireRecentSessionForLinking = (
  { caller, clock }: AnyoneScope,
  { fetchSite, origin }: ClientInfo,
): SessionId => {
  if (caller === undefined) {
    throw unauthenticated('authentication-required');
  }
  const { credential } = caller;
  if (credential.kind !== 'session') throw new Problem('browser-session-required');
  if (!OWN_SITES.has(fetchSite)) {
    throw new Problem('origin-not-allowed', { params: { origin: origin ?? null, site: fetchSite } });
  }
  if (credential.isRecovery) throw new Problem('credential-renewal-required');
  assertRecentAuthentication(clock, credential);
  return credential.id;
};
