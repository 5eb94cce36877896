import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { startProcess } from '../crash/service-process.ts';
import { engines } from '../support/engines.ts';
import { eventually } from '../support/eventually.ts';
import { SilentProxy } from '../support/silent-proxy.ts';

const MAX_STOP_MS = 15_000;

for (const engine of engines.filter(({ name }) => name === 'postgres')) {
  suite('SIGTERM while PostgreSQL is unresponsive', () => {
    for (const [limit, statementSeconds, codes] of [
      // Whether everything ends by its own timeout just before the deadline depends on when it started.
      ['the default statement timeout', '10', [0, 1]],
      ['a statement timeout that is never reached', '600', [1]],
    ] as const) {
      test(`exits within 15 seconds with an expected exit code, given ${limit}`, async (t) => {
        const database = await engine.createDatabase();
        const proxy = await SilentProxy.start(database.settings['DATABASE_URL'] ?? '');
        t.after(async () => {
          await proxy.close();
          await database.drop();
        });
        const service = await startProcess({
          ...database.settings,
          DATABASE_URL: proxy.url,
          TUREEN_LOG: 'silent',
          TUREEN_DATABASE_STATEMENT_SECONDS: statementSeconds,
        });
        proxy.silence();
        const requests = Array.from({ length: 20 }, () => fetch(`${service.address}/api/v1/tags`));
        const answers = Promise.allSettled(requests);
        await eventually(() => proxy.held > 0);
        const began = performance.now();
        const code = await service.terminate();
        const ms = performance.now() - began;
        t.diagnostic(`ended after ${Math.round(ms)} ms with exit code ${code}`);
        assert.ok(ms < MAX_STOP_MS, `stopping took ${Math.round(ms)} ms`);
        assert.ok(
          codes.some((one) => one === code),
          `exit code ${code}`,
        );
        await answers;
      });
    }
  });
}
