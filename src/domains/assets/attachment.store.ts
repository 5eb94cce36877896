import { sql } from 'kysely';

import type { Instant } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { jsonArrayItems } from '../../platform/db/json.ts';
import { prepareQuery } from '../../platform/db/prepared-query.ts';
import type { PreparedQuery } from '../../platform/db/prepared-query.ts';
import type { LibraryId } from '../../platform/ids/ids.ts';
import type { AssetId, AssetHolder } from './asset.schemas.ts';
import type { AssetRow } from './asset.store.ts';

/** A file attached to a recipe or book. */
export interface AttachedAsset extends AssetRow {
  /** Name of the file when it was attached. */
  readonly name: string;
}

interface Place {
  readonly holder: string;
  readonly library: LibraryId;
  readonly asset: AssetId;
}

interface NewUse extends Place {
  readonly name: string;
  readonly now: Instant;
  readonly user: string;
}

interface Adopted {
  readonly holder: string;
  readonly library: LibraryId;
  readonly assets: string;
  readonly now: Instant;
  readonly user: string;
}

/** The table of uses for each kind of holder; they differ only in what they refer to. */
const tables = { recipe: ['recipe_asset', 'entry_id'], book: ['book_asset', 'book_id'] } as const;

const ofEach = <P extends object, R>(
  make: (names: readonly [table: string, key: string]) => PreparedQuery<P, R>,
): Readonly<Record<AssetHolder['kind'], PreparedQuery<P, R>>> => ({
  recipe: make(tables.recipe),
  book: make(tables.book),
});

const found = ofEach(([table, key]) =>
  prepareQuery(
    (_query, p: Place) => sql<AttachedAsset>`
      select asset.id, asset.blob, asset.media_type, asset.bytes, asset.width, asset.height, held.name, held.created_at
      from ${sql.table(table)} as held inner join asset on asset.id = held.asset_id
      where held.${sql.ref(key)} = ${p.holder} and held.asset_id = ${p.asset} and held.library_id = ${p.library}`,
  ),
);

/** Undefined if the holder does not have it or belongs to another library. */
export const findAttachedAsset = (
  db: Db,
  library: LibraryId,
  holder: AssetHolder,
  asset: AssetId,
): Promise<AttachedAsset | undefined> => found[holder.kind].first(db, { library, holder: holder.id, asset });

const inserted = ofEach(([table, key]) =>
  prepareQuery(
    (_query, p: NewUse) => sql<never>`
      insert into ${sql.table(table)} (${sql.ref(key)}, asset_id, library_id, name, created_at, created_by)
      values (${p.holder}, ${p.asset}, ${p.library}, ${p.name}, ${p.now}, ${p.user})
      on conflict (${sql.ref(key)}, asset_id) do nothing`,
  ),
);

/** False if the holder already has it. */
export const insertAttachment = async (tx: Tx, kind: AssetHolder['kind'], use: NewUse): Promise<boolean> =>
  (await inserted[kind].run(tx, use)) > 0;

const removed = ofEach(([table, key]) =>
  prepareQuery(
    (_query, p: Place) => sql<never>`
      delete from ${sql.table(table)}
      where ${sql.ref(key)} = ${p.holder} and asset_id = ${p.asset} and library_id = ${p.library}`,
  ),
);

/** False if there was none. */
export const deleteAttachment = async (
  tx: Tx,
  library: LibraryId,
  holder: AssetHolder,
  asset: AssetId,
): Promise<boolean> => (await removed[holder.kind].run(tx, { library, holder: holder.id, asset })) > 0;

/** The name of an asset in a library, null if nothing there has it. */
const nameIn = (library: LibraryId) => sql<string | null>`coalesce(
  (select min(name) from recipe_asset where asset_id = asset.id and library_id = ${library}),
  (select min(name) from book_asset where asset_id = asset.id and library_id = ${library}))`;

const adopted = ofEach(([table, key]) =>
  prepareQuery(
    (_query, p: Adopted, features) => sql<never>`
      insert into ${sql.table(table)} (${sql.ref(key)}, asset_id, library_id, name, created_at, created_by)
      select ${p.holder}, asset.id, ${p.library}, ${nameIn(p.library)}, ${p.now}, ${p.user}
      from asset
      where asset.id in ${jsonArrayItems(features, p.assets)} and ${nameIn(p.library)} is not null
      ${sql.raw(features.hasRowLocks ? 'for key share' : '')}
      on conflict (${sql.ref(key)}, asset_id) do nothing`,
  ),
);

/** Attaches those assets to the holder that something else in its library has. The write is deferred. */
export const insertReferencedAttachments = (tx: Tx, kind: AssetHolder['kind'], adopting: Adopted): void =>
  adopted[kind].defer(tx, adopting);

const known = prepareQuery(
  (_query, p: { library: LibraryId; asset: AssetId }) => sql<{ id: string }>`
    select id from asset where id = ${p.asset} and ${nameIn(p.library)} is not null`,
);

export const isAssetInLibrary = async (db: Db, library: LibraryId, asset: AssetId): Promise<boolean> =>
  (await known.first(db, { library, asset })) !== undefined;
