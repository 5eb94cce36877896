import { availableParallelism } from 'node:os';

/** What is made of every picture: each size once, as WebP. */
export const PRESETS = ['thumb', 'card', 'reader'] as const;
export const EDGES = [256, 640, 1600] as const;

/** As many as the service works on at once. */
export const AT_ONCE = Math.min(3, availableParallelism());
