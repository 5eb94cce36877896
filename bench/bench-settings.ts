/** For services that are measured: benchmarks write faster than people do. */
export const benchSettings = { TUREEN_PORT: '0', TUREEN_LIMIT_WRITES_PER_MINUTE: '0' } as const;
