import { isLoopbackHost } from '../../../platform/config/loopback-host.ts';
import type { ClientInfo } from '../../../platform/http/security/client-info.ts';
import { API_ROOT } from '../../../platform/http/send-response.ts';
import { Problem } from '../../../platform/problem/problem.ts';

/** Without a base URL the service listens only on this machine and is reached by one of its names. */
const originOn = (host: string): string => {
  const origin = `http://${host}`;
  if (URL.canParse(origin) && isLoopbackHost(new URL(origin).hostname)) return new URL(origin).origin;
  throw new Problem('host-not-allowed', {
    detail: 'Without TUREEN_BASE_URL a provider can send people back to this machine only.',
    params: { host },
  });
};

/** The callback URL, which the operator registers at the provider. */
export const createCallbackUrl = (baseUrl: string | undefined, { host }: ClientInfo, provider: string): string =>
  `${baseUrl ?? originOn(host)}${API_ROOT}/auth/${provider}/callback`;
