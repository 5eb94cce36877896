import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { suite, test } from 'node:test';

import { Client } from 'pg';

import { engines } from '../support/engines.ts';
import { TestService } from '../support/test-service.ts';

for (const engine of engines.filter(({ name }) => name === 'postgres')) {
  suite('a PostgreSQL server without room for more connections', () => {
    test('answers every request over the connections that the service has', async (t) => {
      const database = await engine.createDatabase();
      const url = new URL(database.settings['DATABASE_URL'] ?? assert.fail('the database has no URL'));
      const admin = new Client({ connectionString: url.href });
      await admin.connect();
      // One connection listens for notifications.
      const role = `limited_${randomUUID().replaceAll('-', '')}`;
      await admin.query(`create role ${role} login password '${role}' connection limit 4`);
      await admin.query(`grant pg_read_all_data, pg_write_all_data to ${role}`);
      [url.username, url.password] = [role, role];
      const settings = { ...database.settings, DATABASE_URL: url.href, TUREEN_DATABASE_CONNECTIONS: '10' };
      const service = new TestService({ ...engine, createDatabase: async () => ({ ...database, settings }) });
      await service.start();
      t.after(async () => {
        await service.stop();
        await admin.query(`drop owned by ${role}`);
        await admin.query(`drop role ${role}`);
        await admin.end();
        await service.remove();
      });
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, number) => service.client.post('/api/v1/tags', { name: `Tag ${number}` })),
      );
      assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]));
      const { body } = await service.client.get<{ items: readonly unknown[] }>('/api/v1/tags');
      assert.equal(body.items.length, 40);
    });
  });
}
