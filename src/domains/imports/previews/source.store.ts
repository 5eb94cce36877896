import { sql } from 'kysely';

import type { Db, Tx } from '../../../platform/db/database.ts';
import { jsonArrayRows } from '../../../platform/db/json.ts';
import { prepareQuery } from '../../../platform/db/prepared-query.ts';
import type { PreviewId } from './preview.schemas.ts';

/** An uploaded file, a fetched page or a pasted text. */
export interface StoredSource {
  readonly position: number;
  /** The name of the file; empty for pasted text. */
  readonly name: string;
  /** The URL that it was fetched from; otherwise empty. */
  readonly url: string;
  /** Its name in the store; empty if it was not uploaded. */
  readonly blob: string;
}

const insertAll = prepareQuery(
  (_query, p: { preview: PreviewId; sources: string }, features) => sql<never>`
    insert into import_source (preview_id, position, name, url, blob)
    select ${p.preview}, position, name, url, blob
    from ${jsonArrayRows(features, p.sources, { position: 'bigint', name: 'text', url: 'text', blob: 'text' })}`,
);

export const insertSources = (tx: Tx, preview: PreviewId, sources: readonly StoredSource[]): void =>
  insertAll.defer(tx, { preview, sources: JSON.stringify(sources) });

const all = prepareQuery((query, p: { preview: PreviewId }) =>
  query
    .selectFrom('import_source')
    .select(['position', 'name', 'url', 'blob'])
    .where('preview_id', '=', p.preview)
    .orderBy('position'),
);

export const listSources = (db: Db, preview: PreviewId): Promise<readonly StoredSource[]> => all.all(db, { preview });

const blobs = prepareQuery(
  (_query, p: { preview: PreviewId }) => sql<{ blob: string }>`
    select blob from import_source where preview_id = ${p.preview} and blob <> ''
    union all
    select import_photo.blob from import_photo join import_item on import_item.id = import_photo.item_id
    where import_item.preview_id = ${p.preview} and import_photo.blob <> ''`,
);

/** The names of all files of a preview in the store. */
export const listPreviewBlobNames = async (db: Db, preview: PreviewId): Promise<readonly string[]> =>
  (await blobs.all(db, { preview })).map(({ blob }) => blob);
