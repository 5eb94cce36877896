import type { Config } from '../config/config.ts';
import { isLoopbackAddress } from '../config/loopback.ts';

/**
 * True where the page that sent a request is one of ours: it comes from the address that people are
 * told, or from the very host that it speaks to. With accounts at an address of their own no `Host` is
 * refused, so that one must be this machine.
 */
export const isOwnOrigin = (
  origin: string,
  host: string | undefined,
  { auth, baseUrl }: Pick<Config, 'auth' | 'baseUrl'>,
): boolean => {
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  if (baseUrl !== undefined && from.origin === baseUrl) return true;
  const isHostKnown = auth === 'local' || baseUrl === undefined || isLoopbackAddress(from.hostname);
  return from.host !== '' && from.host === host?.toLowerCase() && isHostKnown;
};
