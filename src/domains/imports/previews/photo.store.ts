import { sql } from 'kysely';

import type { Db, Tx } from '../../../platform/db/database.ts';
import { jsonArrayItems } from '../../../platform/db/json.ts';
import { prepareQuery } from '../../../platform/db/prepared-query.ts';
import type { ItemId } from './preview.schemas.ts';

/** A requested photo. It has no blob if the photo is unavailable. */
export interface StoredPhoto {
  readonly localId: string;
  /** Its name in the store; empty if the photo is unavailable. */
  readonly blob: string;
  readonly mediaType: string;
}

const all = prepareQuery(
  (_query, p: { items: string }, features) => sql<{
    item_id: string;
    local_id: string;
    blob: string;
    media_type: string;
  }>`
    select item_id, local_id, blob, media_type from import_photo
    where item_id in ${jsonArrayItems(features, p.items)}`,
);

/** The requested photos of these items, by item. */
export const listStoredPhotos = async (
  db: Db,
  items: readonly ItemId[],
): Promise<ReadonlyMap<string, readonly StoredPhoto[]>> => {
  const rows = items.length === 0 ? [] : await all.all(db, { items: JSON.stringify(items) });
  const found = new Map<string, StoredPhoto[]>();
  for (const { item_id: item, local_id: localId, blob, media_type: mediaType } of rows) {
    const photos = found.get(item);
    if (photos === undefined) found.set(item, [{ localId, blob, mediaType }]);
    else photos.push({ localId, blob, mediaType });
  }
  return found;
};

const insert = prepareQuery((query, p: { item: ItemId; localId: string; blob: string; mediaType: string }) =>
  query
    .insertInto('import_photo')
    .values({ item_id: p.item, local_id: p.localId, blob: p.blob, media_type: p.mediaType })
    .onConflict((conflict) => conflict.columns(['item_id', 'local_id']).doNothing()),
);

/** Returns false if there already is one; then the given file is not used. */
export const insertPhoto = async (tx: Tx, item: ItemId, photo: StoredPhoto): Promise<boolean> =>
  (await insert.run(tx, { item, ...photo })) === 1;
