import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Below this a packet is sent anyway, and compressing gains nothing. */
const SMALLEST = 1024;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

type Encoding = 'br' | 'gzip';

/** The better of the two encodings that Accept-Encoding allows. */
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

/** Worth compressing, and told to vary by Accept-Encoding whether the client wants it or not. */
export const isCompressible = (payload: unknown, contentType: unknown): payload is string | Buffer =>
  (typeof payload === 'string' || Buffer.isBuffer(payload)) &&
  payload.length >= SMALLEST &&
  /^(?:text\/|application\/(?:[\w.]+\+)?json)/.test(String(contentType));

export const compress = (payload: string | Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br'
    ? // Quality 4 is as quick as gzip and smaller; the default of 11 is for files packed once.
      brotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    : deflate(payload);
