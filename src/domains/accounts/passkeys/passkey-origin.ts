import type { Client } from '../../../platform/http/client.ts';
import { isNumericHost } from '../../../platform/http/numeric-host.ts';

const canUsePasskeys = (url: URL): boolean =>
  !isNumericHost(url.hostname) && (url.protocol === 'https:' || url.hostname === 'localhost');

/**
 * The origin for which passkeys are made and used: the configured one, or without one the name by
 * which this machine was reached. Undefined where browsers allow none there: numbers, or http beyond
 * localhost; or where the request came by another name.
 */
export const passkeyOrigin = ({ host }: Client, baseUrl: string | undefined): URL | undefined => {
  const address = baseUrl ?? `http://${host}`;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return canUsePasskeys(url) && url.host === host ? url : undefined;
};
