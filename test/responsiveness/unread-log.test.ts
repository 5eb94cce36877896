// The reader of the log can stall, such as a log collector that waits for something else.
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { suite, test } from 'node:test';

import { startProcess } from '../crash/service-process.ts';

/** Together, their lines are more than a pipe and the buffers at both of its ends hold. */
const REQUESTS = 3000;
const AT_ONCE = 20;

suite('an unread log', () => {
  test('stops neither requests nor the end of the process', { timeout: 120_000 }, async (t) => {
    const data = await mkdtemp(path.join(tmpdir(), 'tureen-unread-'));
    t.after(() => rm(data, { recursive: true, force: true }));
    const service = await startProcess({ TUREEN_LOG: 'info', TUREEN_DATA: data });
    t.after(() => service.kill());
    service.stopReading();

    const statuses = new Set<number>();
    const read = async (): Promise<void> => {
      const response = await fetch(`${service.address}/api/v1/tags`, { signal: t.signal });
      await response.arrayBuffer();
      statuses.add(response.status);
    };
    for (let sent = 0; sent < REQUESTS; sent += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, read));
    assert.deepEqual([...statuses], [200]);
    assert.equal(await service.terminate(), 0);
  });
});
