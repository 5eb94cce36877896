import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';

import { Client } from 'pg';

import { eventually } from '../../../../test/support/eventually.ts';
import { engines } from '../../../../test/support/engines.ts';
import { OpenSockets } from './open-sockets.ts';
import { PostgresNotices } from './postgres-notices.ts';

const postgres = engines.find(({ name }) => name === 'postgres');

suite('PostgreSQL notices', { skip: postgres === undefined && 'without PostgreSQL' }, () => {
  test('closes even at the very moment it starts to listen', async (t) => {
    const database = await (postgres ?? assert.fail()).createDatabase();
    const url = database.settings['DATABASE_URL'] ?? assert.fail('there is no address');
    const notices = new PostgresNotices({
      url,
      sockets: new OpenSockets(),
      answerMs: 5000,
      heartbeatMs: 60_000,
      onLost: () => {},
    });
    const { mock: asked } = t.mock.method(Client.prototype, 'query');
    notices.listen(() => {});
    while (asked.callCount() === 0) await turn();
    let isClosed = false;
    void notices.close().then(() => (isClosed = true));
    await eventually(() => isClosed, 'their end');
    await database.drop();
  });
});
