import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, gzipSync } from 'node:zlib';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { parseQualityValues } from './quality-values.ts';

/** Below this size the response fits in one packet anyway, so compressing gains nothing. */
const MIN_BYTES = 1024;

/**
 * Up to this size, synchronous gzip takes the main thread no longer than handing the work to another thread, and the
 * response is ready sooner. Brotli takes longer, and makes such short texts hardly any smaller.
 */
const MAX_SYNCHRONOUS_BYTES = 6 * 1024;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

type Encoding = 'br' | 'gzip';

/** The encoding that Accept-Encoding prefers, or ours if it prefers neither. Undefined if it accepts neither. */
export const chooseEncoding = (accept: string, ours: Encoding = 'br'): Encoding | undefined => {
  const accepted = parseQualityValues(accept);
  const quality = (name: Encoding): number => accepted.get(name) ?? accepted.get('*') ?? 0;
  const other = ours === 'br' ? 'gzip' : 'br';
  if (quality(ours) > 0 && quality(ours) >= quality(other)) return ours;
  return quality(other) > 0 ? other : undefined;
};

/** Whether the response is text and large enough to be worth compressing. */
const isCompressible = (payload: unknown, contentType: unknown): payload is string | Buffer =>
  (typeof payload === 'string' || Buffer.isBuffer(payload)) &&
  payload.length >= MIN_BYTES &&
  /^(?:text\/|application\/(?:[\w.]+\+)?json)/.test(String(contentType));

const compress = (payload: string | Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br'
    ? // For longer texts, quality 4 is as fast as gzip and compresses better; the default of 11 is for files compressed once.
      brotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    : deflate(payload);

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
  const isShort = wanted && Buffer.byteLength(payload) <= MAX_SYNCHRONOUS_BYTES;
  const encoding = wanted ? chooseEncoding(accept, isShort ? 'gzip' : 'br') : undefined;
  if (!wanted || encoding === undefined) return done(null, payload);
  reply.header('content-encoding', encoding).removeHeader('content-length');
  if (isShort && encoding === 'gzip') return done(null, gzipSync(payload));
  compress(payload, encoding).then(
    (packed) => done(null, packed),
    (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
  );
};
