import { Pool, types } from 'pg';
import type { CustomTypesConfig } from 'pg';

import { startPostgresEngine as startLibraryEngine } from '../library/engine.postgres.ts';
import { BareList, selectBareLists } from './bare-list.ts';
import type { ListRow, Tick } from './bare-list.ts';
import type { BareTicks, BareWay, ShoppingEngine } from './engine.ts';
import { rateByCallers } from './rate-of.ts';

/** As many as the service has where nobody sets it. */
const CONNECTIONS = 10;

/** Numbers of eight bytes would come as text. */
const numbers: CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format ?? 'text')),
};

/** All rows of a tick by one statement, which is a transaction by itself. */
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

const valuesOf = (tick: Tick): readonly (string | number)[] => [
  tick.library,
  tick.list,
  tick.operation,
  tick.hash,
  tick.revision,
  tick.name,
  tick.document,
  tick.openItems,
  tick.operations,
  0,
  tick.now,
  tick.user,
];

const oneStatement = (pool: Pool, lists: readonly BareList[]): BareWay => ({
  name: 'a statement each',
  isPlain: true,
  rate: (seconds) =>
    rateByCallers(lists, seconds, (list) =>
      pool.query({ name: 'tick', text: WRITE, values: [...valuesOf(list.next())] }),
    ),
});

const openBareTicks = async (url: string): Promise<BareTicks> => {
  const pool = new Pool({ connectionString: url, max: CONNECTIONS, types: numbers });
  const { rows } = await pool.query<ListRow>(selectBareLists);
  const lists = rows.map((row) => new BareList(row));
  return { ways: [oneStatement(pool, lists)], close: () => pool.end() };
};

/** A database of its own in the server that the tests would take. */
export const startPostgresEngine = async (): Promise<ShoppingEngine> => {
  const engine = await startLibraryEngine();
  const { title, settings } = engine;
  return {
    title,
    isEmbedded: false,
    settings,
    openBareTicks: () => openBareTicks(settings['DATABASE_URL'] ?? ''),
    drop: () => engine.drop(),
  };
};
