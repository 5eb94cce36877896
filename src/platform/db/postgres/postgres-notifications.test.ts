import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';

import { Client } from 'pg';

import { eventually } from '../../../../test/support/eventually.ts';
import { engines } from '../../../../test/support/engines.ts';
import { SocketRegistry } from './socket-registry.ts';
import { PostgresNotifications } from './postgres-notifications.ts';

const postgres = engines.find(({ name }) => name === 'postgres');

suite('PostgreSQL notifications', { skip: postgres === undefined && 'PostgreSQL is not under test' }, () => {
  test('closes even while it is starting to listen', async (t) => {
    const database = await (postgres ?? assert.fail()).createDatabase();
    const url = database.settings['DATABASE_URL'] ?? assert.fail('DATABASE_URL is not set');
    const notifications = new PostgresNotifications({
      url,
      sockets: new SocketRegistry(),
      answerMs: 5000,
      heartbeatMs: 60_000,
      onLost: () => {},
    });
    const { mock: queryMock } = t.mock.method(Client.prototype, 'query');
    notifications.listen(() => {});
    while (queryMock.callCount() === 0) await turn();
    let isClosed = false;
    void notifications.close().then(() => (isClosed = true));
    await eventually(() => isClosed, 'the end of close()');
    await database.drop();
  });
});
