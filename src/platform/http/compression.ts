import type { FastifyReply, FastifyRequest } from 'fastify';

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Below this size the answer fits in one packet anyway, so compressing gains nothing. */
const SMALLEST = 1024;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

type Encoding = 'br' | 'gzip';

/** The better of the two supported encodings that Accept-Encoding allows. */
export const chooseEncoding = (accept: string): Encoding | undefined => {
  const weights = new Map<string, number>();
  for (const part of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, q === undefined ? 1 : Number(q.slice(2)));
  }
  const weight = (name: Encoding): number => weights.get(name) ?? weights.get('*') ?? 0;
  if (weight('br') > 0 && weight('br') >= weight('gzip')) return 'br';
  return weight('gzip') > 0 ? 'gzip' : undefined;
};

/** Whether the answer is text and large enough to be worth compressing. */
const isCompressible = (payload: unknown, contentType: unknown): payload is string | Buffer =>
  (typeof payload === 'string' || Buffer.isBuffer(payload)) &&
  payload.length >= SMALLEST &&
  /^(?:text\/|application\/(?:[\w.]+\+)?json)/.test(String(contentType));

const compress = (payload: string | Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br'
    ? // Quality 4 is as fast as gzip and compresses better; the default of 11 is for files compressed once.
      brotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    : deflate(payload);

/** Compresses an outgoing answer. Used as the `onSend` hook. */
export const compressAnswer = (
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: Error | null, payload?: unknown) => void,
): void => {
  const accept = request.headers['accept-encoding'];
  const isPacked = reply.hasHeader('content-encoding');
  const wanted = accept !== undefined && !isPacked && isCompressible(payload, reply.getHeader('content-type'));
  const encoding = wanted ? chooseEncoding(accept) : undefined;
  if (!wanted || encoding === undefined) return done(null, payload);
  reply.header('content-encoding', encoding).removeHeader('content-length');
  compress(payload, encoding).then(
    (packed) => done(null, packed),
    (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
  );
};
