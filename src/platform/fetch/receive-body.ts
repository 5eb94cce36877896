import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw, zstdDecompress } from 'node:zlib';

import { PublicFetchError } from './public-fetch-error.ts';

type Decode = (bytes: Uint8Array, options: { readonly maxOutputLength: number }) => Promise<Uint8Array>;

const asStream: Decode = promisify(inflateRaw);
const asZlib: Decode = promisify(inflate);

/** `deflate` means the zlib format (RFC 9110, section 8.4.1.2), but some servers send the raw stream. */
const inflateEither: Decode = (bytes, options) =>
  ((bytes[0] ?? 0) & 0x0f) === 8 ? asZlib(bytes, options) : asStream(bytes, options);

const decoders = new Map<string, Decode>([
  ['gzip', promisify(gunzip)],
  ['x-gzip', promisify(gunzip)],
  ['deflate', inflateEither],
  ['br', promisify(brotliDecompress)],
  ['zstd', promisify(zstdDecompress)],
]);

export const ACCEPTED_ENCODINGS = 'gzip, deflate, br, zstd';

/** A doubly encoded body is rare; ten encodings are an attack. */
const MAX_ENCODINGS = 2;

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

const receiveRaw = async (response: IncomingMessage, max: number): Promise<Uint8Array> => {
  if (Number(response.headers['content-length'] ?? 0) > max) throw new PublicFetchError('too-large');
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Uint8Array>) {
    length += chunk.byteLength;
    if (length > max) throw new PublicFetchError('too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
};

const decode = async (bytes: Uint8Array, encoding: string, max: number): Promise<Uint8Array> => {
  const decoder = decoders.get(encoding);
  // Unknown names (`utf-8`, `none`) are ignored, as browsers do.
  if (decoder === undefined || bytes.length === 0) return bytes;
  try {
    return await decoder(bytes, { maxOutputLength: max });
  } catch (cause) {
    throw new PublicFetchError(codeOf(cause) === 'ERR_BUFFER_TOO_LARGE' ? 'too-large' : 'bad-answer', { cause });
  }
};

/**
 * Reads and decompresses the body of a response. Neither the received data nor any decompressed form ever exceeds
 * `max`: a decoder stops at the limit.
 */
export const receiveBody = async (response: IncomingMessage, max: number): Promise<Uint8Array> => {
  const encodings = (response.headers['content-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  if (encodings.length > MAX_ENCODINGS) throw new PublicFetchError('bad-answer');
  let bytes = await receiveRaw(response, max);
  for (const encoding of encodings.reverse()) bytes = await decode(bytes, encoding, max);
  return bytes;
};
