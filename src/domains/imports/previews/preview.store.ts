import { sql } from 'kysely';

import type { Instant } from '../../../platform/clock/clock.ts';
import { prepareBatchedDelete, runInBatches } from '../../../platform/db/batched-statements.ts';
import type { Database, Db, Tx } from '../../../platform/db/database.ts';
import { jsonArrayItems } from '../../../platform/db/json.ts';
import { pickColumns, prepareQuery } from '../../../platform/db/prepared-query.ts';
import type { QueryBuilder } from '../../../platform/db/prepared-query.ts';
import type { ImportTables } from '../imports.tables.ts';
import type { JobId } from '../../../platform/jobs/job.ts';
import { asId } from '../../../platform/ids/ids.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import type { PreviewId } from './preview.schemas.ts';

type PreviewRow = ImportTables['import_preview'];

/** A preview without its items. */
export interface StoredPreview {
  readonly id: PreviewId;
  readonly revision: number;
  readonly expires_at: Instant;
  /** The job that waits for it to be committed. */
  readonly jobId?: JobId | undefined;
}

interface PreviewParams {
  readonly library: LibraryId;
  readonly id: PreviewId;
  /** Previews that have expired by this time count as gone, whether they have been swept or not. */
  readonly now: Instant;
}

const insert = prepareQuery((query, p: PreviewRow) =>
  query
    .insertInto('import_preview')
    .values(
      pickColumns(p, ['id', 'library_id', 'state', 'revision', 'job_id', 'created_by', 'created_at', 'expires_at']),
    ),
);

export const insertPreview = (tx: Tx, row: PreviewRow): void => insert.defer(tx, row);

const selectOne = (query: QueryBuilder, p: PreviewParams) =>
  query
    .selectFrom('import_preview')
    .select(['id', 'revision', 'expires_at', 'job_id'])
    .where('id', '=', p.id)
    .where('library_id', '=', p.library)
    .where('state', '=', 'staged')
    .where('expires_at', '>', p.now);

const one = prepareQuery(selectOne);

const locked = prepareQuery((query, p: PreviewParams, { hasRowLocks }) =>
  selectOne(query, p).$if(hasRowLocks, (select) => select.forUpdate()),
);

const asPreview = (row: Pick<PreviewRow, 'id' | 'revision' | 'expires_at' | 'job_id'>): StoredPreview => ({
  id: asId<PreviewId>(row.id),
  revision: row.revision,
  expires_at: row.expires_at,
  jobId: row.job_id === null ? undefined : asId<JobId>(row.job_id),
});

export const findPreview = async (db: Db, params: PreviewParams): Promise<StoredPreview | undefined> => {
  const row = await one.first(db, params);
  return row && asPreview(row);
};

/** Locks the preview until the transaction ends. */
export const lockPreview = async (tx: Tx, params: PreviewParams): Promise<StoredPreview | undefined> => {
  const row = await locked.first(tx, params);
  return row && asPreview(row);
};

const revise = prepareQuery((query, p: { id: PreviewId; revision: number }) =>
  query.updateTable('import_preview').set({ revision: p.revision }).where('id', '=', p.id),
);

export const setRevision = (tx: Tx, id: PreviewId, revision: number): void => revise.defer(tx, { id, revision });

const stage = prepareQuery((query, p: { id: PreviewId }) =>
  query.updateTable('import_preview').set({ state: 'staged' }).where('id', '=', p.id).where('state', '=', 'reading'),
);

/** Makes a preview visible. Returns false if it has been swept in the meantime. */
export const markPreviewPublished = async (tx: Tx, id: PreviewId): Promise<boolean> =>
  (await stage.run(tx, { id })) === 1;

const isReading = prepareQuery((query, p: { id: PreviewId }) =>
  query.selectFrom('import_preview').select('id').where('id', '=', p.id).where('state', '=', 'staged'),
);

/** Whether the preview is visible. */
export const isPreviewPublished = async (db: Db, id: PreviewId): Promise<boolean> =>
  (await isReading.first(db, { id })) !== undefined;

const expire = prepareQuery((query, p: { id: PreviewId; now: Instant }) =>
  query.updateTable('import_preview').set({ expires_at: p.now }).where('id', '=', p.id),
);

/** Makes a preview invisible. Its contents are removed later. */
export const expirePreview = (tx: Tx, id: PreviewId, now: Instant): void => expire.defer(tx, { id, now });

const items = prepareBatchedDelete({
  table: 'import_item',
  key: ['id'],
  where: (p: { id: PreviewId }) => sql`preview_id = ${p.id}`,
});

/** Items have whole documents. */
const MAX_ITEMS_AT_ONCE = 100;

const remove = prepareQuery((query, p: { id: PreviewId }) => query.deleteFrom('import_preview').where('id', '=', p.id));

const removeReading = prepareQuery((query, p: { id: PreviewId }) =>
  query.deleteFrom('import_preview').where('id', '=', p.id).where('state', '=', 'reading'),
);

/** Removes a preview that is not visible yet. Returns false if it is visible or gone. */
export const deleteUnpublishedPreview = async (tx: Tx, id: PreviewId): Promise<boolean> =>
  (await removeReading.run(tx, { id })) > 0;

/** Removes an expired preview with everything that belongs to it in the database, in short transactions. */
export const deletePreview = async (database: Database, id: PreviewId): Promise<void> => {
  await runInBatches(database, items, { id }, MAX_ITEMS_AT_ONCE);
  await database.transaction((tx) => remove.run(tx, { id }));
};

const expired = prepareQuery((query, p: { now: Instant; rows: number }) =>
  query.selectFrom('import_preview').select('id').where('expires_at', '<=', p.now).limit(p.rows),
);

const abandoned = prepareQuery((query, p: { before: Instant; rows: number }) =>
  query
    .selectFrom('import_preview')
    .select('id')
    .where('state', '=', sql.lit('reading'))
    .where('created_at', '<', p.before)
    .limit(p.rows),
);

/** Expired previews, and those whose reading never finished. */
export const listPreviewIdsToDelete = async (
  db: Db,
  now: Instant,
  readingBefore: Instant,
  rows: number,
): Promise<readonly PreviewId[]> => {
  const found = [
    ...(await expired.all(db, { now, rows })),
    ...(await abandoned.all(db, { before: readingBefore, rows })),
  ];
  return [...new Set(found.map(({ id }) => asId<PreviewId>(id)))];
};

const knownOf = prepareQuery((query, p: { ids: string }, features) =>
  query.selectFrom('import_preview').select('id').where('id', 'in', jsonArrayItems(features, p.ids)),
);

/** The given ids that belong to previews. */
export const findExistingPreviewIds = async (db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set((await knownOf.all(db, { ids: JSON.stringify(ids) })).map(({ id }) => id));
