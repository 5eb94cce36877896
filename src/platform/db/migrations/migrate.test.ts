import assert from 'node:assert/strict';
import { test } from 'node:test';

import { eventually } from '../../../../test/support/eventually.ts';
import { onEveryEngine } from '../../../../test/support/engines.ts';
import { TestService } from '../../../../test/support/test-service.ts';
import { tureen } from '../../../app/tureen.ts';
import { DatabaseTooNew } from '../errors.ts';

const { migrations } = tureen.schema;

onEveryEngine('migrations', (engine) => {
  test('sets up an empty database once if several instances start at the same time', async () => {
    const database = await engine.createEmptyDatabase();
    const shared = { ...engine, createDatabase: async () => database };
    const instances = [1, 2, 3].map(() => new TestService(shared));
    await Promise.all(instances.map((instance) => instance.start()));
    const [first] = instances;
    assert.ok(first);
    const history = await first.rows('select number, name from schema_migration order by number');
    assert.deepEqual(
      history.map(({ number, name }) => [number, name]),
      migrations.map(({ name }, index) => [index + 1, name]),
    );
    for (const table of ['account_user', 'library', 'library_member']) {
      assert.equal((await first.rows(`select count(*) as count from ${table}`))[0]?.['count'], 1, table);
    }
    await Promise.all(
      instances.map((instance, index) => instance.client.post('/api/v1/tags', { name: `Instance ${index}` })),
    );
    for (const { client } of instances) {
      const count = async () => (await client.get<{ items: readonly unknown[] }>('/api/v1/tags')).body.items.length;
      // On SQLite, a change by another process is noticed within 50 ms; on PostgreSQL, immediately.
      if (engine.name === 'sqlite') await eventually(async () => (await count()) === 3, 'the tags of other processes');
      assert.equal(await count(), 3);
    }

    const key = { 'idempotency-key': 'on all instances' };
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        (instances[index % 3] ?? first).client.post<{ id: string }>('/api/v1/tags', { name: 'Once' }, key),
      ),
    );
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]));
    assert.equal(new Set(answers.map(({ body }) => body.id)).size, 1);

    await Promise.all(instances.map((instance) => instance.stop()));
    await database.drop();
  });

  test('rejects a database newer than the program', async () => {
    const service = new TestService(engine);
    await service.start();
    const future = migrations.length + 1;
    await service.write(
      `insert into schema_migration (number, name, applied_at) values (${future}, 'future', 'later')`,
    );
    await service.stop();
    await assert.rejects(service.start(), (error) => {
      assert.ok(error instanceof DatabaseTooNew);
      assert.match(error.message, new RegExp(`migration ${future}, this program knows ${migrations.length}`));
      return true;
    });
    await service.remove();
  });
});
