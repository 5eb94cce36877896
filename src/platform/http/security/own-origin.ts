import type { Config } from '../../config/config.ts';
import { isLoopbackHost } from '../../config/loopback-host.ts';

/**
 * Whether the request was sent by one of our own pages: the origin is the configured base URL or the same host that the
 * request went to. A service with accounts and a base URL accepts any `Host`, so there a matching host must also be a
 * loopback address.
 */
export const isOwnOrigin = (
  origin: string,
  host: string | undefined,
  { auth, baseUrl }: Pick<Config, 'auth' | 'baseUrl'>,
): boolean => {
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  if (baseUrl !== undefined && from.origin === baseUrl) return true;
  const isHostKnown = auth === 'local' || baseUrl === undefined || isLoopbackHost(from.hostname);
  return from.host !== '' && from.host === host?.toLowerCase() && isHostKnown;
};
