import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long a test waits before it fails instead of hanging: enough for a machine under ten times the load. */
export const PATIENCE_MS = 300_000;
const POLL_MS = 20;

/** Waits until a condition is met, however long this machine needs; `what` names the condition. */
export const eventually = async (
  condition: () => Promise<boolean> | boolean,
  what: string | (() => string) = 'a condition',
): Promise<void> => {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await condition())) {
    assert.ok(performance.now() < deadline, `timed out waiting for ${typeof what === 'string' ? what : what()}`);
    await sleep(POLL_MS);
  }
};
