import { DatabaseUnavailable } from '../db/errors.ts';
import type { Problem } from '../problem/problem.ts';
import { StorageFull } from '../storage/storage-full.ts';
import { QueueFull } from '../threads/fair-queue.ts';

const REFUSALS = new Set([429, 503]);

/**
 * Why a request was refused although nothing is wrong with it, for the metrics: the limit it exceeded, or the part of the
 * service that is not available. Undefined for other problems.
 */
export const getRefusalReason = ({ status, limit, params, cause }: Problem): string | undefined => {
  if (!REFUSALS.has(status)) return undefined;
  if (limit !== undefined) return limit;
  if (typeof params?.['limit'] === 'string') return params['limit'];
  if (cause instanceof DatabaseUnavailable) return 'database';
  if (cause instanceof StorageFull) return 'storage';
  if (cause instanceof QueueFull) return 'threads';
  return 'other';
};
