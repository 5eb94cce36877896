import { isLoopbackAddress } from '../../../platform/config/loopback.ts';
import type { Client } from '../../../platform/http/client.ts';
import { API_ROOT } from '../../../platform/http/send-answer.ts';
import { Problem } from '../../../platform/problem/problem.ts';

/** Without a base URL the service listens only on this machine and is reached by one of its names. */
const originOn = (host: string): string => {
  const origin = `http://${host}`;
  if (URL.canParse(origin) && isLoopbackAddress(new URL(origin).hostname)) return new URL(origin).origin;
  throw new Problem('host-not-allowed', {
    detail: 'Without TUREEN_BASE_URL a provider can send people back to this machine only.',
    params: { host },
  });
};

/** The callback URL, which the operator registers at the provider. */
export const callbackAddress = (baseUrl: string | undefined, { host }: Client, provider: string): string =>
  `${baseUrl ?? originOn(host)}${API_ROOT}/auth/${provider}/callback`;
