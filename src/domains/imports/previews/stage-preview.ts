import { instantAfter, getCurrentInstant } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { JobId } from '../../../platform/jobs/job.ts';
import { deleteJobItems, insertJobItems } from '../../../platform/jobs/job.store.ts';
import type { Log } from '../../../platform/log/log.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { createImportJobTarget } from '../job-items/import-job-item.ts';
import type { ImportServices } from '../import-services.ts';
import { createEmptyPreviewRecipe } from '../extraction/preview-recipe.ts';
import type { PreparedItem } from '../extraction/prepared-item.schemas.ts';
import { extractOnThread } from '../threads/extract-on-thread.ts';
import { describeExtractionFailure } from '../threads/describe-extraction-failure.ts';
import type { CollectedSources, SubmittedSource } from './collect-sources.ts';
import { insertItems } from './item.store.ts';
import { createPreviewBlobName, deletePreviewBlobs } from './preview-blobs.ts';
import type { ItemId, PreviewId } from './preview.schemas.ts';
import { insertPreview, deleteUnpublishedPreview } from './preview.store.ts';
import type { StoredPreview } from './preview.store.ts';
import { createExtractionProblem } from './extraction-problem.ts';
import type { FailedSource } from './extraction-problem.ts';
import { insertSources } from './source.store.ts';
import type { StoredSource } from './source.store.ts';

/** A preview expires after seven days. */
const LIFETIME_MS = 7 * 24 * 3_600_000;

/** The id of a preview to stage, and its job. An interrupted job stages the same preview again. */
interface Named {
  readonly id: PreviewId;
  readonly jobId: JobId | null;
}

interface Staging {
  readonly imports: ImportServices;
  readonly database: Database;
  readonly scope: LibraryScope;
  readonly log: Log;
  /** Called first in every transaction; throws if the job has to stop. */
  readonly requireLease?: (tx: Tx) => Promise<void>;
  readonly signal?: AbortSignal;
  /** Called with the number of recipes read so far and the expected total. */
  readonly report?: (done: number, total: number) => void;
}

/** The item for a source that could not be read, if others could. */
const unreadable = ({ name, failure }: FailedSource): PreparedItem => {
  const title = name || 'Unreadable';
  return {
    formatId: 'unknown',
    formatName: 'Unknown',
    title,
    shown: JSON.stringify(createEmptyPreviewRecipe(title)),
    remarks: [{ code: 'item-unreadable', evidence: describeExtractionFailure(failure) }],
    occurrences: [],
    photos: [],
    path: [],
  };
};

/**
 * The maximum length of all texts of a preview, since every request for it collects what it shows. Ten thousand real
 * recipes have half as much.
 */
const MAX_TEXT = 200_000_000;

const lengthOf = ({ document = '', shown, extractedText = '' }: PreparedItem): number =>
  document.length + shown.length + extractedText.length;

/** Stores items as they are read, a few per transaction. */
class Stage {
  readonly #staging: Staging;
  readonly #preview: StoredPreview;
  #count = 0;
  #text = 0;
  #expected = 0;

  constructor(staging: Staging, preview: StoredPreview) {
    this.#staging = staging;
    this.#preview = preview;
  }

  get count(): number {
    return this.#count;
  }

  /**
   * The expected total may include items that turn out not to be recipes. If it is more than twice the limit, fails now
   * instead of after reading ten thousand.
   */
  expect(total: number): void {
    this.#expected = this.#count + total;
    this.#refuseMoreThan(this.#expected / 2);
  }

  async take(source: number, items: readonly PreparedItem[]): Promise<void> {
    const { database, scope, report, requireLease } = this.#staging;
    this.#refuseMoreThan(this.#count + items.length);
    this.#text += items.reduce((sum, item) => sum + lengthOf(item), 0);
    if (this.#text > MAX_TEXT) {
      throw new Problem('payload-too-large', {
        detail: 'What was read of it is more than a preview holds: import it in parts.',
        params: { limit: 'preview_characters', maximum: MAX_TEXT },
      });
    }
    const rows = items.map((item, index) => ({
      id: scope.newId<ItemId>(),
      position: this.#count + index,
      source,
      item,
    }));
    await database.transaction(async (tx) => {
      await requireLease?.(tx);
      const { id, jobId } = this.#preview;
      await insertItems(tx, id, rows);
      if (jobId !== undefined) await insertJobItems(tx, jobId, rows.map(createImportJobTarget), this.#count);
    });
    this.#count += items.length;
    report?.(this.#count, Math.max(this.#count, this.#expected));
  }

  #refuseMoreThan(count: number): void {
    const { import_items: max } = this.#staging.imports.limits;
    if (count <= max) return;
    throw new Problem('payload-too-large', {
      detail: `There are more than ${max} recipes in it.`,
      params: { limit: 'import_items', maximum: max },
    });
  }
}

const readSources = async (staging: Staging, stage: Stage, { sources, formatId }: CollectedSources): Promise<void> => {
  const { imports, scope, log, signal } = staging;
  const refused: (FailedSource & { readonly position: number })[] = [];
  for (const [position, { task, location }] of sources.entries()) {
    const refusal = await extractOnThread(
      imports.threads,
      task,
      { libraryId: scope.libraryId, limits: imports.limits, formatId },
      {
        signal,
        onItems: (items) => stage.take(position, items),
        onExpected: (total) => stage.expect(total),
      },
    );
    if (refusal === undefined) continue;
    refused.push({ position, location: location, name: task.name, failure: refusal });
    if (refusal.kind === 'unreadable' && refusal.fault !== undefined) {
      log.error({ fault: refusal.fault }, 'import reader failed');
    }
  }
  if (stage.count === 0) throw createExtractionProblem(refused);
  for (const one of refused) await stage.take(one.position, [unreadable(one)]);
};

const storeFile = async (
  { imports, scope }: Staging,
  preview: PreviewId,
  { file, blob = '' }: SubmittedSource,
): Promise<string> => {
  if (file === undefined) return blob;
  const name = createPreviewBlobName(preview, scope.newId);
  await imports.assets.storage.put(file.incoming, name);
  return name;
};

/** Removes a preview that is not visible yet, with its files. The sweep removes what cannot be removed now. */
export const discardUnpublishedPreview = async (
  imports: ImportServices,
  database: Database,
  { preview, sources }: Pick<UnpublishedPreview, 'preview' | 'sources'>,
): Promise<void> => {
  try {
    const isDeleted = await database.transaction(async (tx) => {
      const wasUnpublished = await deleteUnpublishedPreview(tx, preview.id);
      if (wasUnpublished && preview.jobId !== undefined) await deleteJobItems(tx, preview.jobId);
      return wasUnpublished;
    });
    if (!isDeleted) return;
    await deletePreviewBlobs(
      imports.assets.storage,
      sources.flatMap(({ blob }) => blob || []),
    );
  } catch {}
};

/** A preview that is stored but not visible yet. */
export interface UnpublishedPreview {
  readonly preview: StoredPreview;
  readonly items: number;
  readonly sources: readonly StoredSource[];
}

/**
 * Reads the sources on a worker thread and stores the items in a preview that is not visible yet. If nothing can be
 * read or a limit is exceeded, removes everything again.
 */
export const stagePreview = async (
  staging: Staging,
  gathered: CollectedSources,
  { id, jobId }: Named,
): Promise<UnpublishedPreview> => {
  const { imports, database, scope, requireLease } = staging;
  const expires_at = instantAfter(scope.clock, LIFETIME_MS);
  const preview: StoredPreview = { id, revision: 1, expires_at, jobId: jobId ?? undefined };
  await database.transaction(async (tx) => {
    await requireLease?.(tx);
    await deleteUnpublishedPreview(tx, id);
    if (jobId !== null) await deleteJobItems(tx, jobId);
    insertPreview(tx, {
      ...preview,
      library_id: scope.libraryId,
      state: 'reading',
      job_id: jobId,
      created_by: scope.userId,
      created_at: getCurrentInstant(scope.clock),
    });
  });
  const stage = new Stage(staging, preview);
  const sources: StoredSource[] = [];
  try {
    await readSources(staging, stage, gathered);
    for (const [position, source] of gathered.sources.entries()) {
      const { name, url = '' } = source.task;
      sources.push({ position, name, url, blob: await storeFile(staging, preview.id, source) });
    }
    await database.transaction(async (tx) => {
      await requireLease?.(tx);
      await insertSources(tx, preview.id, sources);
    });
    return { preview, items: stage.count, sources };
  } catch (error) {
    // Files that were stored before this call are still needed if the job runs again.
    const own = sources.filter((_, at) => gathered.sources[at]?.file !== undefined);
    await discardUnpublishedPreview(imports, database, { preview, sources: own });
    throw error;
  }
};
