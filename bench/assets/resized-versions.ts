import { availableParallelism } from 'node:os';

/** The resized versions of every image, as WebP. */
export const PRESETS = ['thumb', 'card', 'reader'] as const;
export const EDGES = [256, 640, 1600] as const;

/** As many as the service processes at once. */
export const CONCURRENCY = Math.min(3, availableParallelism());
