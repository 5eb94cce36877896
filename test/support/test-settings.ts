/**
 * Settings for services started by tests, which write faster than people do. A virtual machine that its host pauses
 * sees the clock jump by up to a minute; the long lease keeps its jobs from being taken for abandoned. Nothing is refused
 * because the machine is busy.
 */
export const testSettings = {
  TUREEN_PORT: '0',
  TUREEN_LIMIT_WRITES_PER_MINUTE: '0',
  TUREEN_JOB_LEASE_SECONDS: '600',
  TUREEN_LIMIT_HEAVY_REQUESTS_PER_USER: '1000',
  TUREEN_LIMIT_EVENT_LOOP_DELAY_MS: '0',
} as const;
