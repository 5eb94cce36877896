// One response of the service, in a form that two versions must agree on.
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';

import type { TestClient } from '../support/client.ts';
import { readZip } from '../support/read-zip.ts';
import type { TestResponse } from '../support/test-response.ts';
import type { Household } from './household.ts';

export interface Answer {
  readonly status: number;
  readonly etag?: string;
  readonly body: unknown;
}

export const API = '/api/v1';
const EVENTS = `${API}/events`;

/** Differs between versions or machines, by path. */
const volatile: Readonly<Record<string, readonly string[]>> = {
  [`${API}/capabilities`]: ['version'],
  [`${API}/instance`]: ['version', 'started_at', 'database_bytes'],
  // Sentences may be rewritten.
  [`${API}/schemas/recipe`]: ['title', 'description', 'examples'],
};

/** The sentences, URL and request id of a problem; its code is compared. */
const besideCode = new Set(['type', 'title', 'detail', 'message', 'instance']);

const isCompared = (path: string, owner: object, key: string): boolean => {
  if (volatile[path]?.includes(key)) return false;
  if ('code' in owner) return !besideCode.has(key);
  // What a reviewer can do about a diagnostic is a sentence, too.
  if ('object_id' in owner) return key !== 'action';
  return !('location' in owner && key === 'message');
};

/** A schema may describe a property named `title`. */
const isObject = (value: unknown): boolean => typeof value === 'object' && !Array.isArray(value);

/** Also for responses that were stored before a member was excluded. */
export const comparable = (path: string, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((one) => comparable(path, one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => isObject(inner) || isCompared(path, value, key))
      .map(([key, inner]) => [key, comparable(path, inner)]),
  );
};

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

const bodyOf = async (path: string, { headers, bytes, text, body }: TestResponse<unknown>): Promise<unknown> => {
  const type = headers['content-type'] ?? '';
  if (/json/.test(type)) return comparable(path, body);
  if (type.startsWith('text/')) return text;
  // Another version of the image library may encode the same image differently.
  if (path.includes('/derivatives/')) return { type };
  if (type !== 'application/zip') return { type, hash: hashOf(bytes) };
  return (await readZip(bytes)).map((entry) => ({ path: entry.path, hash: hashOf(entry.content) }));
};

/** Many ETags are hashes of the body, so they are ignored for bodies with ignored parts. */
const isTagComparable = (path: string, answer: TestResponse<unknown>, compared: unknown): boolean => {
  if (path.includes('/derivatives/')) return false;
  return !/json/.test(answer.headers['content-type'] ?? '') || isDeepStrictEqual(answer.body, compared);
};

const readEvents = async (client: TestClient, { events: { first, last } }: Household): Promise<Answer> => {
  const reader = await client.follow({ 'last-event-id': first });
  await reader.until(({ events }) => events.some(({ id }) => id === last), `event ${last}`);
  reader.leave();
  // A new version may announce that it has reindexed the library.
  const end = reader.events.findIndex(({ id }) => id === last) + 1;
  return { status: reader.response.statusCode ?? 0, body: reader.events.slice(0, end) };
};

/** The response to one request of the owner. */
export const readAnswer = async (client: TestClient, household: Household, path: string): Promise<Answer> => {
  if (path === EVENTS) return readEvents(client, household);
  const answer = await client.get<unknown>(path);
  const { etag } = answer.headers;
  const body = await bodyOf(path, answer);
  return { status: answer.status, ...(etag !== undefined && isTagComparable(path, answer, body) && { etag }), body };
};
