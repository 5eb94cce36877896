/** The options that `npm start` uses, so that benchmarks measure what runs in production. */
export const NODE_OPTIONS: readonly string[] = ['--max-semi-space-size=8', '--max-old-space-size=1000'];

/** Settings for measured services. No write limit, because benchmarks write faster than people do. */
export const benchSettings = { TUREEN_PORT: '0', TUREEN_LIMIT_WRITES_PER_MINUTE: '0' } as const;
