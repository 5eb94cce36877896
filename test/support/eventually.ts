import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long a test waits before it fails instead of hanging: enough for a machine under ten times the load. */
export const PATIENCE_MS = 300_000;
const POLL_MS = 20;

/** Waits until a condition is met, however long this machine needs; `what` names what is awaited. */
export const eventually = async (
  condition: () => Promise<boolean> | boolean,
  what: string | (() => string) = 'what the test waits for',
): Promise<void> => {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await condition())) {
    assert.ok(performance.now() < deadline, `never came: ${typeof what === 'string' ? what : what()}`);
    await sleep(POLL_MS);
  }
};
