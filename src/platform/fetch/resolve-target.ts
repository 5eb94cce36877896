import { ADDRCONFIG } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

import type { AddressRanges } from './address-ranges.ts';
import { isLocalName, isPublicAddress, isAllowedPort } from './address-rules.ts';
import { PublicFetchError } from './public-fetch-error.ts';

/** Returns all addresses of a name, or throws. */
export type ResolveHost = (host: string) => Promise<readonly string[]>;

/** Where to connect: the checked addresses, so that nothing is looked up again. */
export interface ResolvedTarget {
  readonly url: URL;
  /** The host of the URL, without the brackets of an IPv6 address. */
  readonly host: string;
  readonly addresses: readonly string[];
}

const NO_SUCH_NAME = new Set(['ENOTFOUND', 'ENODATA', 'EAI_NONAME', 'EAI_NODATA']);

export const lookUpAllAddresses: ResolveHost = async (host) => {
  const found = await lookup(host, { all: true, hints: ADDRCONFIG });
  return found.map(({ address }) => address);
};

const refusalOf = (cause: unknown): PublicFetchError => {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return new PublicFetchError(NO_SUCH_NAME.has(code) ? 'not-found' : 'unreachable', { cause });
};

const checkShape = ({ protocol, username, password, port }: URL): void => {
  if (protocol !== 'http:' && protocol !== 'https:') throw new PublicFetchError('scheme-not-allowed');
  if (username !== '' || password !== '') {
    throw new PublicFetchError('address-not-allowed', { message: 'The URL contains a user name or a password.' });
  }
  if (!isAllowedPort(port)) {
    throw new PublicFetchError('address-not-allowed', {
      message: 'The URL has a port that is not used for web pages.',
    });
  }
};

/**
 * Checks an address and resolves it, once. A name with both public and private addresses is rejected: no legitimate
 * site has such a name, and the fetch must not be able to pick the wrong address.
 */
export const resolveTarget = async (url: URL, allow: AddressRanges, resolve: ResolveHost): Promise<ResolvedTarget> => {
  checkShape(url);
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const isName = isIP(host) === 0;
  // An operator who permits part of their own network wants its names to work, too.
  if (isName && allow.isEmpty && isLocalName(host)) throw new PublicFetchError('address-not-allowed');
  const addresses = isName
    ? await resolve(host).catch((error: unknown) => {
        throw refusalOf(error);
      })
    : [host];
  if (addresses.length === 0) throw new PublicFetchError('not-found');
  if (!addresses.every((address) => isPublicAddress(address) || allow.has(address))) {
    throw new PublicFetchError('address-not-allowed');
  }
  return { url, host, addresses };
};
