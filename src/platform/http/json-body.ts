import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Limits } from '../config/limits.ts';
import { Problem, validationFailed } from '../problem/problem.ts';
import { isDeeperThan } from '../text/json-depth.ts';
import { canBeKept, notKeepable, printable } from '../text/keepable.ts';

/** Where a text stands in a value that could not be read back as it was sent. */
const placeOfLoss = (value: unknown, location: string): string | undefined => {
  if (typeof value === 'string') return canBeKept(value) ? undefined : location;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const here = Array.isArray(value) ? `${location}[${key}]` : `${location}.${printable(key)}`;
    const found = canBeKept(key) ? placeOfLoss(inner, here) : here;
    if (found !== undefined) return found;
  }
  return undefined;
};

export const refuseLoss = (value: unknown, location: string): void => {
  const found = placeOfLoss(value, location);
  if (found !== undefined) throw validationFailed({ location: found, ...notKeepable });
};

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The value that the bytes of a body spell, where it can be kept as it is. */
export const parseJson = (body: Uint8Array, limits: Pick<Limits, 'json_depth'>): unknown => {
  if (isDeeperThan(body, limits.json_depth)) {
    throw new Problem('payload-too-large', {
      detail: `The body is nested deeper than ${limits.json_depth} levels.`,
      params: { limit: 'json_depth', maximum: limits.json_depth },
    });
  }
  let text: string;
  let value: unknown;
  try {
    text = utf8.decode(body);
    value = JSON.parse(text);
  } catch (error) {
    // The message of the parser quotes what it met, which may be a password.
    const position = /at position \d+/.exec(String(error))?.[0];
    const detail = `The body cannot be read${position === undefined ? '' : `, ${position}`}.`;
    throw new Problem('malformed-json', { detail, cause: error });
  }
  // Told by the text, so that a body without the name or an escape that could spell it, as nearly all are, is not walked.
  if (/\\u|__proto__/.test(text) && hasPrototypeKey(value)) {
    throw new Problem('malformed-json', { detail: 'The body holds a property named "__proto__".' });
  }
  // Decoded UTF-8 is whole: only an escape can spell what is not.
  if (text.includes('\\u')) refuseLoss(value, 'body');
  return value;
};

const hasPrototypeKey = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (Object.hasOwn(value, '__proto__') || Object.values(value).some(hasPrototypeKey));

const refuseEncoded = ({ headers }: FastifyRequest): void => {
  const charset = /charset="?([^";\s]+)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  const encoding = headers['content-encoding'] ?? 'identity';
  if (!/^utf-?8$/i.test(charset) || encoding !== 'identity') throw new Problem('unsupported-media-type');
};

/** The bytes of a body that is JSON, by its headers; undefined where there is none. */
export const bodyBytes = (request: FastifyRequest): Buffer | undefined => {
  const { body } = request;
  if (!Buffer.isBuffer(body) || body.length === 0) return undefined;
  refuseEncoded(request);
  return body;
};

/**
 * JSON is the one type of body; an operation that takes another adds its own parser. The bytes are
 * only gathered here: after an error in a parser Fastify would end the connection.
 */
export const acceptJson = (server: FastifyInstance, limits: Limits): void => {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer', bodyLimit: limits.json_body_bytes },
    (_request, body, done) => done(null, body),
  );
};
