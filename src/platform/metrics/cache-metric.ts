import { gauge } from './metric.ts';
import type { Metric } from './metric.ts';

/** The sizes of caches, by name. */
export const createCacheMetric = (caches: Iterable<readonly [string, { readonly size: number }]>): Metric =>
  gauge('tureen_cache_entries', 'Cached items, by cache.', () =>
    Array.from(caches, ([cache, { size }]) => ({ labels: { cache }, value: size })),
  );
