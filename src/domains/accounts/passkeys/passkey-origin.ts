import type { ClientInfo } from '../../../platform/http/security/client-info.ts';
import { isIpHost } from '../../../platform/http/security/ip-host.ts';

const canUsePasskeys = (url: URL): boolean =>
  !isIpHost(url.hostname) && (url.protocol === 'https:' || url.hostname === 'localhost');

/**
 * The origin of passkeys: the configured base URL, or else the host name of the request. Undefined if browsers allow no
 * passkeys there (IP addresses, or http outside localhost), or if the request used another name.
 */
export const getPasskeyOrigin = ({ host }: ClientInfo, baseUrl: string | undefined): URL | undefined => {
  const address = baseUrl ?? `http://${host}`;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return canUsePasskeys(url) && url.host === host ? url : undefined;
};
