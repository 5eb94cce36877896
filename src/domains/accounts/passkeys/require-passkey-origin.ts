import type { ClientInfo } from '../../../platform/http/security/client-info.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { getPasskeyOrigin } from './passkey-origin.ts';

/** The origin of passkeys. Throws with the reason if there is none. */
export const requirePasskeyOrigin = (client: ClientInfo, baseUrl: string | undefined): URL => {
  const origin = getPasskeyOrigin(client, baseUrl);
  if (origin !== undefined) return origin;
  const rule = 'Browsers allow passkeys at https addresses with a name, and at http://localhost.';
  const here = baseUrl ?? `http://${client.host}`;
  throw new Problem('origin-not-allowed', {
    detail: `${rule} The service is at ${here}, and was reached by the name "${client.host}".`,
    params: { origin: client.origin ?? null },
  });
};
