import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { parseQualityValues } from './quality-values.ts';

/** Below this size the response fits in one packet anyway, so compressing gains nothing. */
const MIN_BYTES = 1024;

/**
 * Up to this size, compressing quickly takes the main thread about as long as handing the work to another thread (16
 * KiB: 0.08 ms with Brotli or 0.16 ms with gzip instead of 0.17 ms), and the response is ready sooner: after that time
 * instead of 0.5 ms. The output is a quarter larger than with thorough compression.
 */
const MAX_SYNCHRONOUS_BYTES = 32 * 1024;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

type Encoding = 'br' | 'gzip';

/** The encoding that Accept-Encoding prefers, or Brotli if it prefers neither. Undefined if it accepts neither. */
export const chooseEncoding = (accept: string): Encoding | undefined => {
  const accepted = parseQualityValues(accept);
  const quality = (name: Encoding): number => accepted.get(name) ?? accepted.get('*') ?? 0;
  if (quality('br') > 0 && quality('br') >= quality('gzip')) return 'br';
  return quality('gzip') > 0 ? 'gzip' : undefined;
};

/** Whether the response is text and large enough to be worth compressing. */
const isCompressible = (payload: unknown, contentType: unknown): payload is string | Buffer =>
  (typeof payload === 'string' || Buffer.isBuffer(payload)) &&
  payload.length >= MIN_BYTES &&
  /^(?:text\/|application\/(?:[\w.]+\+)?json)/.test(String(contentType));

const createBrotliOptions = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

const compressQuickly = (payload: string | Buffer, encoding: Encoding): Buffer =>
  encoding === 'br' ? brotliCompressSync(payload, createBrotliOptions(1)) : gzipSync(payload, { level: 1 });

/** Brotli of quality 4 is as fast as gzip and compresses better; the default of 11 is for files compressed once. */
const compressThoroughly = (payload: string | Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? brotliAsync(payload, createBrotliOptions(4)) : gzipAsync(payload);

/** Compresses an outgoing response. Used as the `onSend` hook. */
export const compressResponse = (
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
  if (Buffer.byteLength(payload) <= MAX_SYNCHRONOUS_BYTES) return done(null, compressQuickly(payload, encoding));
  compressThoroughly(payload, encoding).then(
    (packed) => done(null, packed),
    (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
  );
};
