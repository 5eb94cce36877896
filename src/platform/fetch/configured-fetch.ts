/** No usable response: the address was not reached, or answered too late or with too much data. */
export class ConfiguredFetchError extends Error {
  constructor(url: string, cause: unknown) {
    const { origin } = new URL(url);
    super(`${origin} could not be asked: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'FetchFailed';
  }
}

interface Bounds {
  /** From the first byte sent to the last byte received. */
  readonly timeMs: number;
  /** Size of the body after decompression. */
  readonly bytes: number;
}

interface Outgoing {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | URLSearchParams | ArrayBuffer | Uint8Array | ReadableStream | null | undefined;
  readonly signal?: AbortSignal;
}

const NULL_BODY = new Set([204, 205, 304]);

const bodyOf = async ({ body }: Response, max: number): Promise<Uint8Array<ArrayBuffer>> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > max) throw new Error(`the answer is larger than ${max} bytes`);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
};

/**
 * Fetches from addresses that the operator configured. They may be on the home network, unlike addresses that users
 * submit. Redirects are not followed, so a response always comes from the requested host. The body is read completely
 * before it is returned.
 */
export const createBoundedFetch =
  ({ timeMs, bytes }: Bounds) =>
  async (
    url: string,
    { method = 'GET', headers = {}, body = null, signal: given }: Outgoing = {},
  ): Promise<Response> => {
    const limit = AbortSignal.timeout(timeMs);
    const signal = given === undefined ? limit : AbortSignal.any([given, limit]);
    try {
      // Copied, because requests cannot be sent from shared memory, where the bytes may be.
      const sent = body instanceof Uint8Array ? new Uint8Array(body) : body;
      const response = await fetch(url, { method, headers, body: sent, redirect: 'manual', signal });
      const received = await bodyOf(response, bytes);
      return new Response(NULL_BODY.has(response.status) ? null : received, response);
    } catch (cause) {
      throw new ConfiguredFetchError(url, cause);
    }
  };

export const configuredFetch = createBoundedFetch({ timeMs: 10_000, bytes: 1024 * 1024 });
