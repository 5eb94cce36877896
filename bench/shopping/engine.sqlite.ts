import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { GroupCommit } from '../../src/platform/db/sqlite/group-commit.ts';
import { SqliteConnection } from '../../src/platform/db/sqlite/sqlite-connection.ts';
import { BareList, selectBareLists } from './bare-list.ts';
import type { ListRow, Tick } from './bare-list.ts';
import type { BareTicks, BareWay, ShoppingEngine } from './engine.ts';
import { rateByCallers } from './rate-of.ts';

/** As durable as the service: its answered writes survive a power cut. */
const PRAGMAS = 'pragma busy_timeout = 5000; pragma synchronous = full; pragma foreign_keys = on;';

const writerOf = (handle: DatabaseSync): ((tick: Tick) => void) => {
  const operation = handle.prepare(
    `insert into shopping_operation (library_id, list_id, user_id, operation_id, request_hash, applied_revision)
     values (?, ?, ?, ?, ?, ?)`,
  );
  const list = handle.prepare(
    `update shopping_list set name = ?, revision = ?, document = ?, open_items = ?, operations = ?, rested = ?,
     updated_at = ?, updated_by = ? where library_id = ? and id = ?`,
  );
  const counter = handle.prepare(
    `insert into event_counter (stream, last_number) values (?, 1)
     on conflict (stream) do update set last_number = event_counter.last_number + excluded.last_number`,
  );
  const event = handle.prepare(
    `insert into event
       (stream, number, type, occurred_at, actor_id, resource_type, resource_id, resource_revision)
     select ?, last_number, 'shopping-list.updated', ?, ?, 'shopping-list', ?, ? from event_counter where stream = ?`,
  );
  return (tick) => {
    const { library, user, revision, now } = tick;
    operation.run(library, tick.list, user, tick.operation, tick.hash, revision);
    list.run(tick.name, revision, tick.document, tick.openItems, tick.operations, 0, now, user, library, tick.list);
    counter.run(library);
    event.run(library, now, user, tick.list, revision, library);
  };
};

/** The callers take turns, and each waits for the disk by itself. */
const oneByOne = (handle: DatabaseSync, lists: readonly BareList[], write: (tick: Tick) => void): BareWay => {
  const begin = handle.prepare('begin immediate');
  const commit = handle.prepare('commit');
  return {
    name: 'a commit each',
    isPlain: true,
    rate: (seconds) =>
      rateByCallers(lists, seconds, async (list) => {
        begin.run();
        write(list.next());
        commit.run();
      }),
  };
};

/** Those that come together wait for the disk together, by the group commit of the service. */
const together = (handle: DatabaseSync, lists: readonly BareList[], write: (tick: Tick) => void): BareWay => {
  const commits = new GroupCommit(new SqliteConnection(handle), { busyWaitMs: 10_000 });
  return {
    name: 'shared commits',
    isPlain: false,
    rate: (seconds) => rateByCallers(lists, seconds, (list) => commits.submit(async () => write(list.next()))),
  };
};

const openBareTicks = async (data: string): Promise<BareTicks> => {
  const handle = new DatabaseSync(path.join(data, 'tureen.sqlite'));
  handle.exec(PRAGMAS);
  const rows = handle.prepare(selectBareLists).all() as unknown as readonly ListRow[];
  const lists = rows.map((row) => new BareList(row));
  const write = writerOf(handle);
  return {
    ways: [oneByOne(handle, lists, write), together(handle, lists, write)],
    close: async () => handle.close(),
  };
};

export const sqliteEngine: ShoppingEngine = {
  title: 'SQLite',
  isEmbedded: true,
  settings: {},
  openBareTicks,
  drop: async () => {},
};
