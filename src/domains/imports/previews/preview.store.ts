import type { Instant } from '../../../platform/clock/clock.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { itemsOf } from '../../../platform/db/json.ts';
import { pick, prepared } from '../../../platform/db/prepared.ts';
import type { Query } from '../../../platform/db/prepared.ts';
import type { ImportTables } from '../../../platform/db/tables/imports.ts';
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

interface Asked {
  readonly library: LibraryId;
  readonly id: PreviewId;
  /** Previews that have expired by this time count as gone, whether they have been swept or not. */
  readonly now: Instant;
}

const insert = prepared((query, p: PreviewRow) =>
  query
    .insertInto('import_preview')
    .values(pick(p, ['id', 'library_id', 'state', 'revision', 'job_id', 'created_by', 'created_at', 'expires_at'])),
);

export const insertPreview = (tx: Tx, row: PreviewRow): void => insert.defer(tx, row);

const selectOne = (query: Query, p: Asked) =>
  query
    .selectFrom('import_preview')
    .select(['id', 'revision', 'expires_at', 'job_id'])
    .where('id', '=', p.id)
    .where('library_id', '=', p.library)
    .where('state', '=', 'staged')
    .where('expires_at', '>', p.now);

const one = prepared(selectOne);

const locked = prepared((query, p: Asked, { hasRowLocks }) =>
  selectOne(query, p).$if(hasRowLocks, (select) => select.forUpdate()),
);

const asPreview = (row: Pick<PreviewRow, 'id' | 'revision' | 'expires_at' | 'job_id'>): StoredPreview => ({
  id: asId<PreviewId>(row.id),
  revision: row.revision,
  expires_at: row.expires_at,
  jobId: row.job_id === null ? undefined : asId<JobId>(row.job_id),
});

export const findPreview = async (db: Db, asked: Asked): Promise<StoredPreview | undefined> => {
  const row = await one.first(db, asked);
  return row && asPreview(row);
};

/** Locks the preview until the transaction ends. */
export const lockPreview = async (tx: Tx, asked: Asked): Promise<StoredPreview | undefined> => {
  const row = await locked.first(tx, asked);
  return row && asPreview(row);
};

const revise = prepared((query, p: { id: PreviewId; revision: number }) =>
  query.updateTable('import_preview').set({ revision: p.revision }).where('id', '=', p.id),
);

export const setRevision = (tx: Tx, id: PreviewId, revision: number): void => revise.defer(tx, { id, revision });

const stage = prepared((query, p: { id: PreviewId }) =>
  query.updateTable('import_preview').set({ state: 'staged' }).where('id', '=', p.id).where('state', '=', 'reading'),
);

/** Makes a preview visible. Returns false if it has been swept in the meantime. */
export const showPreview = async (tx: Tx, id: PreviewId): Promise<boolean> => (await stage.run(tx, { id })) === 1;

const isReading = prepared((query, p: { id: PreviewId }) =>
  query.selectFrom('import_preview').select('id').where('id', '=', p.id).where('state', '=', 'staged'),
);

/** Whether the preview is visible. */
export const isStaged = async (db: Db, id: PreviewId): Promise<boolean> =>
  (await isReading.first(db, { id })) !== undefined;

const remove = prepared((query, p: { id: PreviewId }) => query.deleteFrom('import_preview').where('id', '=', p.id));

const removeReading = prepared((query, p: { id: PreviewId }) =>
  query.deleteFrom('import_preview').where('id', '=', p.id).where('state', '=', 'reading'),
);

/** Removes a preview that is not visible yet. Returns false if it is visible or gone. */
export const removeUnseen = async (tx: Tx, id: PreviewId): Promise<boolean> =>
  (await removeReading.run(tx, { id })) > 0;

/** Removes a preview with everything that belongs to it in the database. */
export const removePreview = async (tx: Tx, id: PreviewId): Promise<void> => void (await remove.run(tx, { id }));

const expired = prepared((query, p: { now: Instant; readingBefore: Instant; rows: number }) =>
  query
    .selectFrom('import_preview')
    .select('id')
    .where((where) =>
      where.or([
        where('expires_at', '<=', p.now),
        where.and([where('state', '=', 'reading'), where('created_at', '<', p.readingBefore)]),
      ]),
    )
    .limit(p.rows),
);

/** Expired previews, and those whose reading never finished. */
export const previewsToRemove = async (
  db: Db,
  now: Instant,
  readingBefore: Instant,
  rows: number,
): Promise<readonly PreviewId[]> =>
  (await expired.all(db, { now, readingBefore, rows })).map(({ id }) => asId<PreviewId>(id));

const known = prepared((query, p: { id: string }) =>
  query.selectFrom('import_preview').select('id').where('id', '=', p.id),
);

export const isKnownPreview = async (db: Db, id: string): Promise<boolean> =>
  (await known.first(db, { id })) !== undefined;

const knownOf = prepared((query, p: { ids: string }, traits) =>
  query.selectFrom('import_preview').select('id').where('id', 'in', itemsOf(traits, p.ids)),
);

/** The given ids that belong to previews. */
export const knownPreviews = async (db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set((await knownOf.all(db, { ids: JSON.stringify(ids) })).map(({ id }) => id));
