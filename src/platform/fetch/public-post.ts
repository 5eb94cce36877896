import { Agent, request } from 'node:http';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { Duplex } from 'node:stream';

import { AddressRanges } from './address-ranges.ts';
import { FetchRefused } from './fetch-refused.ts';
import { openSocket } from './open-socket.ts';
import { lookUpAll, resolveTarget } from './resolve-target.ts';
import type { Resolve } from './resolve-target.ts';

/** The head of an answer; its body is nobody's. */
interface Posted {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

export interface PublicPost {
  /** Throws `FetchRefused` where no answer came. */
  post(url: string, headers: OutgoingHttpHeaders, body: string): Promise<Posted>;
  close(): void;
}

interface PostSettings {
  /** Addresses and ranges that may be reached though they are not public. */
  readonly allow: readonly string[];
  /** For all of it: names, connecting, the head of the answer. */
  readonly timeMs: number;
  readonly resolve?: Resolve;
}

/** A connection that nobody uses is closed after so long: the name may lead elsewhere by then. */
const IDLE_MS = 10_000;
const MOST_HEADER_BYTES = 16 * 1024;
/** So much of a body is passed over to use the connection again; of a longer one the connection is ended. */
const MOST_BODY = 64 * 1024;

/**
 * Keeps connections, each made to addresses that were looked up and checked when it was made. The host and the port that
 * Node knows a connection by are those of the address; with TLS the port has a sign more, since they are kept apart.
 */
class CheckedAgent extends Agent {
  readonly #allow: AddressRanges;
  readonly #resolve: Resolve;

  constructor(allow: AddressRanges, resolve: Resolve) {
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
      // Node takes the error alone.
      (error: unknown) => done?.(error instanceof Error ? error : new Error(String(error)), undefined as never),
    );
    return undefined;
  }

  override getName(options?: object): string {
    const { origin = '' } = (options ?? {}) as { readonly origin?: string };
    return origin;
  }
}

const refusalOf = (cause: unknown): FetchRefused => {
  if (cause instanceof FetchRefused) return cause;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return new FetchRefused(code.startsWith('HPE_') ? 'bad-answer' : 'unreachable', { cause });
};

/** The way out to receivers that people name: the rules of fetching, no redirects, connections used again. */
export const publicPostOf = ({ allow, timeMs, resolve = lookUpAll }: PostSettings): PublicPost => {
  const agent = new CheckedAgent(new AddressRanges(allow), resolve);

  const send = (url: URL, headers: OutgoingHttpHeaders, body: string, signal: AbortSignal): Promise<Posted> =>
    new Promise((settle, reject) => {
      /** A connection that the other side had just closed took nothing: another one is made. */
      const isStale = (error: Error): boolean =>
        outgoing.reusedSocket && 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
      const options = {
        method: 'POST',
        path: `${url.pathname}${url.search}`,
        headers: { host: url.host, ...headers, 'content-length': Buffer.byteLength(body) },
        agent,
        origin: url.origin,
        maxHeaderSize: MOST_HEADER_BYTES,
        signal,
      };
      const outgoing = request(options, (response) => {
        settle({ status: response.statusCode ?? 0, headers: response.headers });
        let received = 0;
        response.on('data', (chunk: Buffer) => {
          received += chunk.length;
          if (received > MOST_BODY) response.destroy();
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
        if (limit.aborted && !(error instanceof FetchRefused)) throw new FetchRefused('timeout', { cause: error });
        throw refusalOf(error);
      }
    },
    close: () => agent.destroy(),
  };
};
