import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { assertResponsive } from '../support/responsiveness.ts';
import { watchBusyLibrary } from './busy-library.ts';

const SIZE = { recipes: 2000, oldRows: 2000, members: 1000, revisions: 500, clients: 4 };

onEveryEngine('a busy library', (engine) => {
  test('serves others while everything that grows with a library is done', async (t) => {
    await assertResponsive(
      t,
      async () => {
        const { done } = await watchBusyLibrary(engine, SIZE);
        assert.ok(done.some(({ waits }) => waits.requests > 0));
        return done.map(({ name, seen, waits }) => ({
          name,
          seen: { ...seen, reads: waits.requests, longestWaitMs: waits.longest },
        }));
      },
      { maxCpuMs: 100 },
    );
  });
});
