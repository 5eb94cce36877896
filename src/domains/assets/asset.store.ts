import { sql } from 'kysely';

import type { Instant } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { jsonArrayItems } from '../../platform/db/json.ts';
import { pickColumns, prepareQuery } from '../../platform/db/prepared-query.ts';
import type { QueryBuilder } from '../../platform/db/prepared-query.ts';
import type { AssetTables } from './assets.tables.ts';

export type AssetRow = AssetTables['asset'];

const columns = ['id', 'blob', 'media_type', 'bytes', 'width', 'height', 'created_at'] as const;

/** Keeps the existing value unless it belongs to an uninspected original. */
const betterKnown = <Column extends 'media_type' | 'width' | 'height'>(column: Column) =>
  sql<
    AssetRow[Column]
  >`case when asset.media_type = 'application/octet-stream' then ${sql.ref(`excluded.${column}`)} else ${sql.ref(`asset.${column}`)} end`;

const keep = prepareQuery((query, p: AssetRow) =>
  query
    .insertInto('asset')
    .values(pickColumns(p, columns))
    // Locks the existing row against deletion until the transaction ends. It stays unchanged, except that an
    // uninspected original which now turned out to be a picture or a PDF gets its type.
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        media_type: betterKnown('media_type'),
        width: betterKnown('width'),
        height: betterKnown('height'),
      }),
    )
    .returning(columns),
);

/** Returns the row of a file by its content: the existing one, or this new one. */
export const upsertAsset = async (tx: Tx, asset: AssetRow): Promise<AssetRow> => (await keep.first(tx, asset)) ?? asset;

const byBlobs = prepareQuery((query, p: { blobs: string }, features) =>
  query.selectFrom('asset').select('blob').where('blob', 'in', jsonArrayItems(features, p.blobs)),
);

/** The given storage names that belong to assets. */
export const findExistingBlobNames = async (db: Db, blobs: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set((await byBlobs.all(db, { blobs: JSON.stringify(blobs) })).map(({ blob }) => blob));

const some = prepareQuery((query, p: { most: number }) =>
  query.selectFrom('asset').select('blob').orderBy('id').limit(p.most),
);

/** A sample of storage names, ordered by content hash and therefore independent of age. */
export const sampleBlobNames = async (db: Db, max: number): Promise<readonly string[]> =>
  (await some.all(db, { most: max })).map(({ blob }) => blob);

const useIn = (query: QueryBuilder, table: 'recipe_asset' | 'book_asset') =>
  query.selectFrom(table).select('asset_id').where('asset_id', '=', sql.ref<string>('asset.id'));

const unused = (query: QueryBuilder) =>
  query
    .selectFrom('asset')
    .select('id')
    .where((expressions) => expressions.not(expressions.exists(useIn(query, 'recipe_asset'))))
    .where((expressions) => expressions.not(expressions.exists(useIn(query, 'book_asset'))));

const takeReleased = prepareQuery(
  (_query, p: { before: Instant; most: number }, { hasRowLocks }) => sql<{ id: string }>`
    delete from released_asset where asset_id in (
      select released_asset.asset_id from released_asset cross join asset
      where asset.id = released_asset.asset_id and asset.created_at < ${p.before}
      limit cast(${p.most} as bigint) ${sql.raw(hasRowLocks ? 'for update of released_asset skip locked' : '')})
    returning asset_id as id`,
);

const lock = prepareQuery((query, p: { ids: string }, features) =>
  query
    .selectFrom('asset')
    .select('id')
    .where('id', 'in', jsonArrayItems(features, p.ids))
    .orderBy('id')
    .$if(features.hasRowLocks, (select) => select.forUpdate()),
);

const removeUnused = prepareQuery((query, p: { ids: string }, features) =>
  query
    .deleteFrom('asset')
    .where('id', 'in', unused(query).where('id', 'in', jsonArrayItems(features, p.ids)))
    .returning('blob'),
);

/** Some assets that were created before a time and may be unused, and the storage names of those that were removed. */
interface CheckedAssets {
  readonly checked: number;
  readonly removed: readonly string[];
}

/**
 * Checks a batch of released assets and removes those that are unused. They are taken off the list first: one that is
 * released again while it is checked gets back on it. They are locked and then checked by a separate statement, because
 * one that waits for a lock does not see what was committed while it waited.
 */
export const removeUnusedAssets = async (tx: Tx, before: Instant, max: number): Promise<CheckedAssets> => {
  const released = await takeReleased.all(tx, { before, most: max });
  if (released.length === 0) return { checked: 0, removed: [] };
  const ids = JSON.stringify(released.map(({ id }) => id));
  await lock.all(tx, { ids });
  const removed = await removeUnused.all(tx, { ids });
  return { checked: released.length, removed: removed.map(({ blob }) => blob) };
};

const sum = prepareQuery(
  (_query, _p: object) => sql<{ files: number; bytes: number }>`
    select count(*) as files, cast(coalesce(sum(bytes), 0) as bigint) as bytes from asset`,
);

export interface AssetTotals {
  readonly files: number;
  readonly bytes: number;
}

/** Number and total size of all files according to the rows, without scanning the store. Reads every row. */
export const readAssetTotals = async (db: Db): Promise<AssetTotals> =>
  (await sum.first(db, {})) ?? { files: 0, bytes: 0 };
