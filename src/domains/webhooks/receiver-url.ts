import { isLoopbackHost } from '../../platform/config/loopback-host.ts';
import { isIpLiteral, isPublicAddress } from '../../platform/fetch/address-rules.ts';
import { validationFailed } from '../../platform/problem/problem.ts';

export interface ReceiverRules {
  /** Allows receivers on this machine, also without TLS. For tests. */
  readonly allowLoopback: boolean;
}

const toViolation = (address: string, { allowLoopback }: ReceiverRules): string | undefined => {
  if (!URL.canParse(address)) return 'must be an address';
  const { protocol, hostname, username, password, hash } = new URL(address);
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const isOwn = allowLoopback && isLoopbackHost(host);
  if (protocol !== 'https:' && !(isOwn && protocol === 'http:')) return 'must begin with https://';
  if (username !== '' || password !== '') return 'must not hold a user name or a password';
  if (hash !== '') return 'must not hold a fragment';
  if (isIpLiteral(host) && !isOwn && !isPublicAddress(host)) return 'must be a public address';
  return undefined;
};

/** Rejects URLs that could never be delivered to. Host names are resolved again for each delivery. */
export const checkReceiverUrl = (address: string, rules: ReceiverRules): void => {
  const message = toViolation(address, rules);
  if (message !== undefined) throw validationFailed({ location: 'body.url', code: 'url', message, value: address });
};
