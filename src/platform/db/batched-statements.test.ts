import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import { onEveryEngine } from '../../../test/support/engines.ts';
import { serviceForSuite } from '../../../test/support/test-service.ts';
import { prepareSizedDelete } from './batched-statements.ts';

const events = prepareSizedDelete<{ stream: string }>({
  table: 'event',
  key: ['stream', 'number'],
  text: 'resource_id',
  where: ({ stream }) => sql`stream = ${stream}`,
});

onEveryEngine('deletion by size', (engine) => {
  const service = serviceForSuite(engine);

  /** Writes events with texts of this length, and returns how many each run of the statement deletes. */
  const deletionsOf = async (stream: string, count: number, length: number): Promise<readonly number[]> => {
    const text = 'x'.repeat(length);
    await service.write(
      `with recursive counted(number) as (select 1 union all select number + 1 from counted where number < ${count})
       insert into event (stream, number, type, occurred_at, actor_id, resource_type, resource_id, resource_revision)
       select '${stream}', number, 'tag.created', '2026-01-01T00:00:00.000Z', '', 'tag', '${text}', 1 from counted`,
    );
    const deletions: number[] = [];
    do deletions.push(await service.database.transaction((tx) => events.run(tx, { stream })));
    while (deletions.at(-1) !== 0);
    return deletions;
  };

  test('deletes at most 500 rows at once', async () => {
    assert.deepEqual(await deletionsOf('many', 1250, 1), [500, 500, 250, 0]);
  });

  test('deletes fewer rows if they are long, but at least one', async () => {
    assert.deepEqual(await deletionsOf('long', 5, 1_500_000), [2, 2, 1, 0]);
    assert.deepEqual(await deletionsOf('longer', 2, 2_500_000), [1, 1, 0]);
  });
});
