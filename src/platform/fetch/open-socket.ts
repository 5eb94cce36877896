import { connect as connectPlain, isIP } from 'node:net';
import type { LookupFunction, Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';

import type { ResolvedTarget } from './resolve-target.ts';

const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

/** A lookup function that returns the checked addresses for any name. */
const pinnedTo =
  (addresses: readonly string[]): LookupFunction =>
  (_name, { all }, done) => {
    const [first = ''] = addresses;
    if (all === true) {
      done(
        null,
        addresses.map((address) => ({ address, family: isIP(address) })),
      );
    } else done(null, first, isIP(first));
  };

/**
 * Connects to one of the checked addresses, trying the next if the first does not answer soon. Sends the name to the
 * server (SNI) and requires a valid certificate for it, whatever the environment says.
 */
export const openSocket = ({ url, host, addresses }: ResolvedTarget): Socket => {
  const where = {
    host,
    port: url.port === '' ? (DEFAULT_PORTS[url.protocol] ?? 0) : Number(url.port),
    lookup: pinnedTo(addresses),
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: 1000,
  };
  if (url.protocol === 'http:') return connectPlain(where);
  return connectSecurely({
    ...where,
    servername: isIP(host) === 0 ? host.replace(/\.$/, '') : '',
    rejectUnauthorized: true,
    ALPNProtocols: ['http/1.1'],
  });
};
