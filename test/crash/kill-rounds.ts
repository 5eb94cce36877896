// Repeatedly kills the service during writes and compares its data with what it confirmed.
import assert from 'node:assert/strict';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { TestClient } from '../support/client.ts';
import { startProcess } from './service-process.ts';

const WRITERS = 8;

interface Tag {
  readonly id: string;
  readonly name: string;
  readonly revision: number;
}

/** The last response about each tag. */
type Answered = Map<string, Tag>;

export interface Outcome {
  readonly answered: number;
  readonly interrupted: number;
}

/** Creates and changes tags until the service is gone, and reports every response. */
const writeUntilKilled = async (
  client: TestClient,
  writer: string,
  answered: Answered,
  onAnswer: () => void,
): Promise<void> => {
  let count = 0;
  const note = (tag: Tag): void => {
    answered.set(tag.id, tag);
    onAnswer();
  };
  try {
    for (;;) {
      const name = `${writer} ${count}`;
      const created = await client.post<Tag>('/api/v1/tags', { name }, { 'idempotency-key': name });
      assert.equal(created.status, 201);
      let tag = created.body;
      for (let change = 0; change < 3; change += 1) {
        note(tag);
        count += 1;
        const changed = await client.put<Tag>(
          `/api/v1/tags/${tag.id}`,
          { name: `${name} ${change}` },
          { 'if-match': `"${tag.revision}"` },
        );
        assert.equal(changed.status, 200);
        tag = changed.body;
      }
      note(tag);
    }
  } catch (error) {
    // The connection breaks when the service is killed; a wrong response is something else.
    if (error instanceof assert.AssertionError) throw error;
  }
};

/** No confirmed write is lost: each tag has the confirmed revision or one that was in flight. */
const checkNothingLost = (database: DatabaseSync, answered: Answered): void => {
  const rows = database.prepare('select id, name, revision from tag').all();
  const present = new Map(rows.map((row) => [String(row['id']), row]));
  for (const { id, name, revision } of answered.values()) {
    const row = present.get(id);
    assert.ok(row, `the tag ${name} was confirmed but is gone`);
    const ahead = Number(row['revision']) - revision;
    assert.ok(
      ahead === 0 || ahead === 1,
      `${name}: confirmed at revision ${revision}, found ${String(row['revision'])}`,
    );
    if (ahead === 0) assert.equal(row['name'], name);
  }
};

/**
 * No partial change is visible: every revision has its event, every receipt its tag, and the event numbers have no gap.
 */
const checkNothingPartial = (database: DatabaseSync): void => {
  const none = (what: string, sql: string): void => assert.deepEqual(database.prepare(sql).all(), [], what);
  assert.deepEqual(
    database
      .prepare('pragma integrity_check')
      .all()
      .map((row) => ({ ...row })),
    [{ integrity_check: 'ok' }],
  );
  none(
    'tags without all their events',
    `
    with counted as (select resource_id, count(*) as events from event group by resource_id)
    select tag.id from tag left join counted on counted.resource_id = tag.id where revision <> coalesce(events, 0)`,
  );
  none(
    'events without their tag',
    `
    select number from event where resource_type = 'tag' and resource_id not in (select id from tag)`,
  );
  none('receipts without their tag', 'select key from receipt where resource_id not in (select id from tag)');
  none('tags without their receipt', 'select id from tag where id not in (select resource_id from receipt)');
  none(
    'streams with gaps',
    `
    select counter.stream from event_counter as counter
    where last_number <> (select count(*) from event where stream = counter.stream)
      or last_number <> (select max(number) from event where stream = counter.stream)`,
  );
};

export const killRounds = async (folder: string, rounds: number): Promise<Outcome> => {
  const answered: Answered = new Map();
  let total = 0;
  let interrupted = 0;
  for (let round = 0; round < rounds; round += 1) {
    const service = await startProcess({ TUREEN_DATA: folder });
    const client = new TestClient(service.address);
    const { promise: enough, resolve: kill } = Promise.withResolvers<void>();
    // After a different number of responses each time, so that the kill hits the writes at a different point.
    let left = 30 + ((round * 37) % 80);
    const onAnswer = (): void => {
      total += 1;
      left -= 1;
      if (left === 0) kill();
    };
    const writers = Array.from({ length: WRITERS }, (_, writer) =>
      writeUntilKilled(client, `round ${round} writer ${writer}`, answered, onAnswer),
    );
    await enough;
    await service.kill();
    await Promise.all(writers);
    client.close();

    const database = new DatabaseSync(path.join(folder, 'tureen.sqlite'));
    checkNothingLost(database, answered);
    checkNothingPartial(database);
    const [{ count } = { count: 0 }] = database.prepare('select sum(revision) as count from tag').all();
    interrupted = Number(count) - [...answered.values()].reduce((sum, { revision }) => sum + revision, 0);
    database.close();
  }
  return { answered: total, interrupted };
};
