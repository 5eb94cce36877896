import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { GroupCommit } from '../../../src/platform/db/sqlite/group-commit.ts';
import { SqliteConnection } from '../../../src/platform/db/sqlite/sqlite-connection.ts';
import { measureCallRate } from '../../request-rate.ts';
import { BareList, selectBareLists } from './bare-list.ts';
import type { ListRow, CheckWrite } from './bare-list.ts';
import type { BareWrites, WriteWay, ShoppingEngine } from './engine.ts';

/** As durable as the service: confirmed writes survive a power failure. */
const PRAGMAS = 'pragma busy_timeout = 5000; pragma synchronous = full; pragma foreign_keys = on;';

const createWriter = (handle: DatabaseSync): ((check: CheckWrite) => void) => {
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
  return (check) => {
    const { library, user, revision, now } = check;
    operation.run(library, check.list, user, check.operation, check.hash, revision);
    list.run(
      check.name,
      revision,
      check.document,
      check.openItems,
      check.operations,
      0,
      now,
      user,
      library,
      check.list,
    );
    counter.run(library);
    event.run(library, now, user, check.list, revision, library);
  };
};

/** The callers take turns, and each waits for its own commit to reach the disk. */
const createSeparateCommitsWay = (
  handle: DatabaseSync,
  lists: readonly BareList[],
  write: (check: CheckWrite) => void,
): WriteWay => {
  const begin = handle.prepare('begin immediate');
  const commit = handle.prepare('commit');
  return {
    name: 'one commit each',
    isPlain: true,
    rate: (seconds) =>
      measureCallRate(lists, seconds, async (list) => {
        begin.run();
        write(list.next());
        commit.run();
      }),
  };
};

/** Concurrent writes wait for the disk together, using the service's group commit. */
const createGroupCommitWay = (
  handle: DatabaseSync,
  lists: readonly BareList[],
  write: (check: CheckWrite) => void,
): WriteWay => {
  const commits = new GroupCommit(new SqliteConnection(handle), { busyWaitMs: 10_000 });
  return {
    name: 'shared commits',
    isPlain: false,
    rate: (seconds) => measureCallRate(lists, seconds, (list) => commits.submit(async () => write(list.next()))),
  };
};

const openBareWrites = async (data: string): Promise<BareWrites> => {
  const handle = new DatabaseSync(path.join(data, 'tureen.sqlite'));
  handle.exec(PRAGMAS);
  const rows = handle.prepare(selectBareLists).all() as unknown as readonly ListRow[];
  const lists = rows.map((row) => new BareList(row));
  const write = createWriter(handle);
  return {
    ways: [createSeparateCommitsWay(handle, lists, write), createGroupCommitWay(handle, lists, write)],
    close: async () => handle.close(),
  };
};

export const sqliteEngine: ShoppingEngine = {
  title: 'SQLite',
  isEmbedded: true,
  settings: {},
  openBareWrites,
  drop: async () => {},
};
