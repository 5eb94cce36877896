import { Agent, request } from 'node:http';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { Duplex } from 'node:stream';

import { AddressRanges } from './address-ranges.ts';
import { PublicFetchError } from './public-fetch-error.ts';
import { openSocket } from './open-socket.ts';
import { lookUpAllAddresses, resolveTarget } from './resolve-target.ts';
import type { ResolveHost } from './resolve-target.ts';

/** The head of the response. The body is discarded. */
interface Posted {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

export interface PublicPost {
  /** Throws `FetchRefused` if there was no response. */
  post(url: string, headers: OutgoingHttpHeaders, body: string): Promise<Posted>;
  close(): void;
}

interface PostSettings {
  /** Addresses and ranges that may be reached although they are not public. */
  readonly allow: readonly string[];
  /** For everything: DNS lookups, connecting, the head of the response. */
  readonly timeMs: number;
  readonly resolve?: ResolveHost;
}

/** Idle connections are closed after this time, because the name may resolve to something else by then. */
const IDLE_MS = 10_000;
const MAX_HEADER_BYTES = 16 * 1024;
/** Up to this much of a body is discarded to reuse the connection; for a longer body, the connection is closed. */
const MAX_BODY = 64 * 1024;

/** Keeps connections open for reuse, by origin. The addresses of each were looked up and checked when it was opened. */
class CheckedAgent extends Agent {
  readonly #allow: AddressRanges;
  readonly #resolve: ResolveHost;

  constructor(allow: AddressRanges, resolve: ResolveHost) {
    super({ keepAlive: true, timeout: IDLE_MS, maxFreeSockets: 64 });
    this.#allow = allow;
    this.#resolve = resolve;
  }

  override createConnection(
    options: object,
    done?: (error: Error | null, socket: Duplex) => void,
  ): Duplex | null | undefined {
    const { origin = '' } = options as { readonly origin?: string };
    resolveTarget(new URL(origin), this.#allow, this.#resolve).then(
      (target) => done?.(null, openSocket(target)),
      // Node only uses the error here.
      (error: unknown) => done?.(error instanceof Error ? error : new Error(String(error)), undefined as never),
    );
    return undefined;
  }

  override getName(options?: object): string {
    const { origin = '' } = (options ?? {}) as { readonly origin?: string };
    return origin;
  }
}

const refusalOf = (cause: unknown): PublicFetchError => {
  if (cause instanceof PublicFetchError) return cause;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return new PublicFetchError(code.startsWith('HPE_') ? 'bad-answer' : 'unreachable', { cause });
};

/**
 * Posts to receivers that users specify. The same rules as for fetching apply, without redirects, and connections are
 * reused.
 */
export const createPublicPost = ({ allow, timeMs, resolve = lookUpAllAddresses }: PostSettings): PublicPost => {
  const agent = new CheckedAgent(new AddressRanges(allow), resolve);

  const send = (url: URL, headers: OutgoingHttpHeaders, body: string, signal: AbortSignal): Promise<Posted> =>
    new Promise((settle, reject) => {
      /** The receiver had just closed the reused connection and received nothing, so a new one is opened. */
      const isStale = (error: Error): boolean =>
        outgoing.reusedSocket && 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
      const options = {
        method: 'POST',
        path: `${url.pathname}${url.search}`,
        headers: { host: url.host, ...headers, 'content-length': Buffer.byteLength(body) },
        agent,
        origin: url.origin,
        maxHeaderSize: MAX_HEADER_BYTES,
        signal,
      };
      const outgoing = request(options, (response) => {
        settle({ status: response.statusCode ?? 0, headers: response.headers });
        let received = 0;
        response.on('data', (chunk: Buffer) => {
          received += chunk.length;
          if (received > MAX_BODY) response.destroy();
        });
        response.on('error', () => undefined);
      })
        .on('error', (error) => {
          if (isStale(error) && !signal.aborted) settle(send(url, headers, body, signal));
          else reject(error);
        })
        .on('close', () => reject(new Error('the connection ended without an answer')));
      outgoing.end(body);
    });

  return {
    post: async (address, headers, body) => {
      const limit = AbortSignal.timeout(timeMs);
      try {
        return await send(new URL(address), headers, body, limit);
      } catch (error) {
        if (limit.aborted && !(error instanceof PublicFetchError))
          throw new PublicFetchError('timeout', { cause: error });
        throw refusalOf(error);
      }
    },
    close: () => agent.destroy(),
  };
};
