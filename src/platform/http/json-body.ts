import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Limits } from '../config/limits.ts';
import { Problem, validationFailed } from '../problem/problem.ts';
import { isJsonDeeperThan } from '../text/json-depth.ts';
import { isStorable, unstorableViolation, toPrintable } from '../text/storable-text.ts';

/** The location of the first string that cannot be stored and read back unchanged. */
const placeOfLoss = (value: unknown, location: string): string | undefined => {
  if (typeof value === 'string') return isStorable(value) ? undefined : location;
  if (Array.isArray(value)) return placeOfLossIn(value, location);
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const here = `${location}.${toPrintable(key)}`;
    const found = isStorable(key) ? placeOfLoss(inner, here) : here;
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Without a list of entries, which would take more memory than a list of millions of items itself. */
const placeOfLossIn = (list: readonly unknown[], location: string): string | undefined => {
  for (let index = 0; index < list.length; index += 1) {
    const item = list[index];
    if (typeof item !== 'string' && (typeof item !== 'object' || item === null)) continue;
    const found = placeOfLoss(item, `${location}[${index}]`);
    if (found !== undefined) return found;
  }
  return undefined;
};

export const assertStorable = (value: unknown, location: string): void => {
  const found = placeOfLoss(value, location);
  if (found !== undefined) throw validationFailed({ location: found, ...unstorableViolation });
};

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Parses a body; throws if the value could not be stored unchanged. */
export const parseJsonBody = (body: Uint8Array, limits: Pick<Limits, 'json_depth'>): unknown => {
  if (isJsonDeeperThan(body, limits.json_depth)) {
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
    // The parser's message quotes the input, which may contain a password.
    const position = /at position \d+/.exec(String(error))?.[0];
    const detail = `The body cannot be read${position === undefined ? '' : `, ${position}`}.`;
    throw new Problem('malformed-json', { detail, cause: error });
  }
  // Test the text first: nearly all bodies have neither the name nor an escape that could encode it, and need no
  // traversal.
  if (/\\u|__proto__/.test(text) && hasPrototypeKey(value)) {
    throw new Problem('malformed-json', { detail: 'The body holds a property named "__proto__".' });
  }
  // Valid UTF-8 has no lone surrogates, and JSON allows U+0000 only as an escape, so only bodies with escapes need the
  // check.
  if (text.includes('\\u')) assertStorable(value, 'body');
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

/** The bytes of a JSON body; undefined if there is none. Rejects other charsets and encodings. */
export const getJsonBodyBytes = (request: FastifyRequest): Buffer | undefined => {
  const { body } = request;
  if (!Buffer.isBuffer(body) || body.length === 0) return undefined;
  refuseEncoded(request);
  return body;
};

/**
 * JSON is the only default body type; an operation that accepts another adds its own parser. This only collects the
 * bytes, because Fastify closes the connection after an error in a parser.
 */
export const acceptJson = (server: FastifyInstance, limits: Limits): void => {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer', bodyLimit: limits.json_body_bytes },
    (_request, body, done) => done(null, body),
  );
};
