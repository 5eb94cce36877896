import type { IncomingMessage } from 'node:http';
import { MIMEType } from 'node:util';

import { AddressRanges } from './address-ranges.ts';
import { requestTarget } from './request-target.ts';
import { PublicFetchError } from './public-fetch-error.ts';
import { ACCEPTED_ENCODINGS, receiveBody } from './receive-body.ts';
import { lookUpAllAddresses, resolveTarget } from './resolve-target.ts';
import type { ResolveHost } from './resolve-target.ts';

/** The response. The caller decides which status is acceptable. */
interface Fetched {
  /** The final URL, after any redirects. */
  readonly url: string;
  readonly status: number;
  /** Without parameters, in lower case; `application/octet-stream` if the header is missing or invalid. */
  readonly mediaType: string;
  readonly charset?: string;
  readonly bytes: Uint8Array;
}

interface FetchOptions {
  /** If aborted, its reason is thrown. */
  readonly signal?: AbortSignal;
  /** The `Accept` header of the request. */
  readonly accept?: string;
}

export type PublicFetch = (url: string, options?: FetchOptions) => Promise<Fetched>;

interface Bounds {
  /** For everything: DNS lookups, redirects, and the body up to its last byte. */
  readonly timeMs: number;
  /** Size of the body after decompression. */
  readonly bytes: number;
  readonly redirects: number;
}

interface PublicFetchSettings {
  /** Addresses and ranges that may be fetched although they are not public. */
  readonly allow: readonly string[];
  /** The version of the program, for the `User-Agent` header. */
  readonly version?: string;
  readonly resolve?: ResolveHost;
  readonly bounds?: Bounds;
}

const BOUNDS: Bounds = { timeMs: 10_000, bytes: 10 * 1024 * 1024, redirects: 5 };

const PAGES = 'text/html, application/xhtml+xml, application/ld+json, application/json;q=0.9, */*;q=0.8';
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

const typeOf = (header: string | undefined): Pick<Fetched, 'mediaType' | 'charset'> => {
  try {
    const { essence, params } = new MIMEType(header ?? '');
    const charset = params.get('charset');
    return { mediaType: essence, ...(charset !== null && { charset: charset.toLowerCase() }) };
  } catch {
    return { mediaType: 'application/octet-stream' };
  }
};

const urlOf = (text: string): URL => {
  if (URL.canParse(text)) return new URL(text);
  throw new PublicFetchError('address-not-allowed', { message: 'This is not a web address.' });
};

/** The target of a redirect. Node decodes headers as Latin-1, but sites send UTF-8. */
const nextOf = ({ statusCode = 0, headers: { location } }: IncomingMessage, from: URL): URL | undefined => {
  if (!REDIRECTS.has(statusCode) || location === undefined) return undefined;
  const text = Buffer.from(location, 'latin1').toString();
  if (!URL.canParse(text, from.href)) throw new PublicFetchError('bad-answer');
  return new URL(text, from);
};

const refusalOf = (cause: unknown): PublicFetchError => {
  if (cause instanceof PublicFetchError) return cause;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  // The HTTP parser could not read the response.
  return new PublicFetchError(code.startsWith('HPE_') ? 'bad-answer' : 'unreachable', { cause });
};

/**
 * Settles with the promise, or rejects with the signal's reason if that comes first, since a DNS lookup cannot be
 * aborted.
 */
const before = async <T>(signal: AbortSignal, promise: Promise<T>): Promise<T> => {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const end = (): void => reject(signal.reason);
  if (signal.aborted) end();
  signal.addEventListener('abort', end);
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', end);
  }
};

/**
 * Fetches from addresses that users submit. Connects only to public addresses: each name is looked up once, all of its
 * addresses are checked, and the connection uses only these; every redirect is checked in the same way. The request
 * identifies the program but no user: no credentials, no cookies. Throws `FetchRefused`.
 */
export const createPublicFetch = ({
  allow,
  version = '',
  resolve = lookUpAllAddresses,
  bounds = BOUNDS,
}: PublicFetchSettings): PublicFetch => {
  const allowed = new AddressRanges(allow);
  const userAgent = `${version === '' ? 'Tureen' : `Tureen/${version}`} (+recipe import)`;

  const follow = async (first: URL, accept: string, signal: AbortSignal): Promise<Fetched> => {
    const headers = { accept, 'accept-encoding': ACCEPTED_ENCODINGS, 'user-agent': userAgent };
    let url = first;
    for (let hops = 0; hops <= bounds.redirects; hops += 1) {
      const target = await before(signal, resolveTarget(url, allowed, resolve));
      const response = await requestTarget(target, headers, signal);
      try {
        const next = nextOf(response, url);
        if (next === undefined) {
          const bytes = await receiveBody(response, bounds.bytes);
          return {
            url: url.href,
            status: response.statusCode ?? 0,
            ...typeOf(response.headers['content-type']),
            bytes,
          };
        }
        url = next;
      } finally {
        response.destroy();
      }
    }
    throw new PublicFetchError('too-many-redirects');
  };

  return async (address, { signal: given, accept = PAGES } = {}) => {
    const limit = AbortSignal.timeout(bounds.timeMs);
    try {
      return await follow(urlOf(address), accept, given === undefined ? limit : AbortSignal.any([given, limit]));
    } catch (error) {
      given?.throwIfAborted();
      if (limit.aborted && !(error instanceof PublicFetchError))
        throw new PublicFetchError('timeout', { cause: error });
      throw refusalOf(error);
    }
  };
};
