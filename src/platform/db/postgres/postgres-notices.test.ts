import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';

import { Client } from 'pg';

import { engines } from '../../../../test/support/engines.ts';
import { PostgresNotices } from './postgres-notices.ts';

const postgres = engines.find(({ name }) => name === 'postgres');

suite('notices of PostgreSQL', { skip: postgres === undefined && 'without PostgreSQL' }, () => {
  test('they end also where they are closed in the very moment in which they begin to listen', async (t) => {
    const database = await (postgres ?? assert.fail()).createDatabase();
    const url = database.settings['DATABASE_URL'] ?? assert.fail('there is no address');
    const notices = new PostgresNotices({ url, onLost: () => {} });
    const { mock: asked } = t.mock.method(Client.prototype, 'query');
    notices.listen(() => {});
    while (asked.callCount() === 0) await turn();
    const closed = notices.close().then(() => 'closed');
    assert.equal(await Promise.race([closed, pause(5000, 'still open', { ref: false })]), 'closed');
    await database.drop();
  });
});
