import { Pool, types } from 'pg';
import type { CustomTypesConfig } from 'pg';

import { startPostgresEngine as startLibraryEngine } from '../../library/engine.postgres.ts';
import { measureCallRate } from '../../request-rate.ts';
import { BareList, selectBareLists } from './bare-list.ts';
import type { ListRow, CheckWrite } from './bare-list.ts';
import type { BareWrites, WriteWay, ShoppingEngine } from './engine.ts';

/** The service's default. */
const CONNECTIONS = 10;

/** Otherwise 8-byte integers would be returned as strings. */
const integersAsNumbers: CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format ?? 'text')),
};

/** Writes all rows in one statement, which is its own transaction. */
const WRITE = `with
  operation as (
    insert into shopping_operation (library_id, list_id, user_id, operation_id, request_hash, applied_revision)
    values ($1, $2, $12, $3, $4, $5)),
  list as (
    update shopping_list set name = $6, revision = $5, document = $7, open_items = $8, operations = $9, rested = $10,
      updated_at = $11, updated_by = $12
    where library_id = $1 and id = $2),
  raised as (
    insert into event_counter (stream, last_number) values ($1, 1)
    on conflict (stream) do update set last_number = event_counter.last_number + excluded.last_number
    returning stream, last_number),
  happened as (
    insert into event
      (stream, number, type, occurred_at, actor_id, resource_type, resource_id, resource_revision)
    select $1, last_number, 'shopping-list.updated', $11, $12, 'shopping-list', $2, $5 from raised)
  select 1`;

const toValues = (write: CheckWrite): readonly (string | number)[] => [
  write.library,
  write.list,
  write.operation,
  write.hash,
  write.revision,
  write.name,
  write.document,
  write.openItems,
  write.operations,
  0,
  write.now,
  write.user,
];

const createStatementWay = (pool: Pool, lists: readonly BareList[]): WriteWay => ({
  name: 'one statement each',
  isPlain: true,
  rate: (seconds) =>
    measureCallRate(lists, seconds, (list) =>
      pool.query({ name: 'tick', text: WRITE, values: [...toValues(list.next())] }),
    ),
});

const openBareWrites = async (url: string): Promise<BareWrites> => {
  const pool = new Pool({ connectionString: url, max: CONNECTIONS, types: integersAsNumbers });
  const { rows } = await pool.query<ListRow>(selectBareLists);
  const lists = rows.map((row) => new BareList(row));
  return { ways: [createStatementWay(pool, lists)], close: () => pool.end() };
};

/** Creates a new database on the server that the tests use. */
export const startPostgresEngine = async (): Promise<ShoppingEngine> => {
  const engine = await startLibraryEngine();
  const { title, settings } = engine;
  return {
    title,
    isEmbedded: false,
    settings,
    openBareWrites: () => openBareWrites(settings['DATABASE_URL'] ?? ''),
    drop: () => engine.drop(),
  };
};
