/** Settings for services started by tests, which write faster than people do. */
export const testSettings = { TUREEN_PORT: '0', TUREEN_LIMIT_WRITES_PER_MINUTE: '0' } as const;
