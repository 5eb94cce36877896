import type { QueryKey } from '@tanstack/react-query';

import { caller, get } from '../api/client.ts';
import { ProblemError, UnreachableError } from '../api/problem.ts';
import { queryClient } from '../api/query-client.ts';
import { openDeviceStore } from './device-store.ts';

/**
 * In a shop the connection may stall: after this time the cached response is shown, and a late response still accepted.
 */
const TIMEOUT_MS = 1000;

const toCacheKey = (path: string): string => `${caller.userId} ${caller.libraryId} ${path}`;

const readCached = async <T>(key: string): Promise<T | undefined> =>
  (await (await openDeviceStore())?.get('answers', key)) as T | undefined;

/** Caches a response to a change. */
export const cacheResponse = async (path: string, body: unknown): Promise<void> => {
  await (await openDeviceStore())?.put('answers', body, toCacheKey(path));
};

const fetchAndCache = async <T>(path: string, key: string, signal: AbortSignal): Promise<T> => {
  const body = await get<T>(path, { signal });
  await (await openDeviceStore())?.put('answers', body, key);
  return body;
};

const rejectAfterTimeout = async (): Promise<never> => {
  await new Promise((over) => setTimeout(over, TIMEOUT_MS));
  throw new UnreachableError('There is no answer yet.');
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

/** Fetches and caches a response. If the service is unreachable or slow, the cached one is returned. */
export const fetchCached = async <T>(path: string, options: CachedFetchOptions<T>): Promise<T> => {
  const { queryKey, signal, onLate } = options;
  const key = toCacheKey(path);
  const cached = await readCached<T>(key);
  const response = fetchAndCache<T>(path, key, signal);
  if (cached === undefined) return response;
  try {
    return await Promise.race([response, rejectAfterTimeout()]);
  } catch (error) {
    if (signal.aborted || error instanceof ProblemError) throw error;
    // The user or the library may be different by then.
    void response.then((body) => key === toCacheKey(path) && onLate(body)).catch(() => markOutdated(queryKey));
    return cached;
  }
};

/**
 * After sign-out nothing that was read stays on the device. Unsent changes wait until the user returns, unless they
 * signed out themselves (clear-device.ts).
 */
export const clearCachedResponses = async (): Promise<void> => {
  await (await openDeviceStore())?.clear('answers');
};
