import type { QueryKey } from '@tanstack/react-query';

import { caller, get } from '../api/client.ts';
import { ProblemError } from '../api/problem.ts';
import { queryClient } from '../api/query-client.ts';
import { withDeviceStore } from './device-store.ts';

/**
 * In a shop the connection may stall: after this time the cached response is shown, and a late response still accepted.
 */
const TIMEOUT_MS = 1000;

const toCacheKey = (path: string): string => `${caller.userId} ${caller.libraryId} ${path}`;

/** The responses that this page has received. The stored ones may be older, if the device is full. */
const received = new Map<string, unknown>();

/** A store that fails counts as empty. */
const readCached = async <T>(key: string): Promise<T | undefined> =>
  (received.get(key) ?? (await withDeviceStore((store) => store.get('answers', key)).catch(() => undefined))) as
    | T
    | undefined;

/** Not awaited: a response is as good if it cannot be stored. */
const writeCached = (key: string, body: unknown): void => {
  received.set(key, body);
  void withDeviceStore((store) => store.put('answers', body, key)).catch(() => undefined);
};

/** Caches a response to a change. */
export const cacheResponse = (path: string, body: unknown): void => writeCached(toCacheKey(path), body);

const fetchAndCache = async <T>(path: string, key: string, signal: AbortSignal): Promise<T> => {
  const body = await get<T>(path, { signal });
  writeCached(key, body);
  return body;
};

interface CachedFetchOptions<T> {
  readonly queryKey: QueryKey;
  readonly signal: AbortSignal;
  /** Receives a response that arrived after the cached one was returned. */
  readonly onLate: (body: T) => unknown;
}

/** Marks what was returned as out of date. In a new task, because the query stores the returned value first. */
const markOutdated = (queryKey: QueryKey): void =>
  void setTimeout(() => void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' }));

const sleep = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(resolve, ms));

/** Fetches and caches a response. If the service is unreachable or slow, the cached one is returned. */
export const fetchCached = async <T>(path: string, options: CachedFetchOptions<T>): Promise<T> => {
  const { queryKey, signal, onLate } = options;
  const key = toCacheKey(path);
  const response = fetchAndCache<T>(path, key, signal);
  // Read at the same time, so that a store that hangs delays nothing.
  const reading = readCached<T>(key);
  try {
    const first = await Promise.race([response, sleep(TIMEOUT_MS)]);
    if (first !== undefined) return first;
  } catch (error) {
    if (signal.aborted || error instanceof ProblemError) throw error;
  }
  const cached = await Promise.race([reading, response.catch(() => reading)]);
  if (cached === undefined) return response;
  // The user or the library may be different by then.
  void response.then((body) => key === toCacheKey(path) && onLate(body)).catch(() => markOutdated(queryKey));
  return cached;
};

/**
 * After sign-out nothing that was read stays on the device. Unsent changes wait until the user returns, unless they
 * signed out themselves (clear-device.ts).
 */
export const clearCachedResponses = async (): Promise<void> => {
  received.clear();
  await withDeviceStore((store) => store.clear('answers')).catch(() => undefined);
};
