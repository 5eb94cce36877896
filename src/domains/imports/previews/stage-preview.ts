import { instantAfter } from '../../../platform/clock/clock.ts';
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
import type { NewItem } from './item.store.ts';
import { createPreviewBlobName, deletePreviewBlobs } from './preview-blobs.ts';
import type { ItemId, PreviewId } from './preview.schemas.ts';
import { insertPreview, deleteUnpublishedPreview } from './preview.store.ts';
import { toPreviewRow } from './preview-row.ts';
import type { StoredPreview } from './preview.store.ts';
import { createExtractionProblem } from './extraction-problem.ts';
import type { FailedSource } from './extraction-problem.ts';
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

/** A preview of a page or a few recipes is stored with its publication, and a larger one as it is read. */
const MAX_HELD_ITEMS = 100;
const MAX_HELD_TEXT = 2_000_000;

/** Collects items as they are read, and stores them if there are many. */
class Stage {
  readonly #staging: Staging;
  readonly #preview: StoredPreview;
  /** Items that are not stored; undefined once the preview is stored. */
  #held: NewItem[] | undefined = [];
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

  get held(): readonly NewItem[] | undefined {
    return this.#held;
  }

  /** Stores the preview, which is not visible yet, with what was read so far. */
  async store(): Promise<void> {
    const { database, scope, requireLease } = this.#staging;
    const { id, jobId } = this.#preview;
    const held = this.#held ?? [];
    await database.transaction(async (tx) => {
      await requireLease?.(tx);
      if (jobId !== undefined) {
        await deleteUnpublishedPreview(tx, id);
        await deleteJobItems(tx, jobId);
      }
      insertPreview(tx, toPreviewRow(scope, this.#preview, 'reading'));
      if (held.length > 0) insertItems(tx, id, held);
    });
    this.#held = undefined;
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
    const { scope, report } = this.#staging;
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
    const isFew = this.#count + items.length <= MAX_HELD_ITEMS && this.#text <= MAX_HELD_TEXT;
    if (this.#held !== undefined && !isFew) await this.store();
    if (this.#held === undefined) await this.#storeItems(rows);
    else this.#held.push(...rows);
    this.#count += items.length;
    report?.(this.#count, Math.max(this.#count, this.#expected));
  }

  async #storeItems(rows: readonly NewItem[]): Promise<void> {
    const { database, requireLease } = this.#staging;
    const { id, jobId } = this.#preview;
    await database.transaction(async (tx) => {
      await requireLease?.(tx);
      insertItems(tx, id, rows);
      if (jobId !== undefined) await insertJobItems(tx, jobId, rows.map(createImportJobTarget), this.#count);
    });
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

/** A preview that is not visible yet. */
export interface UnpublishedPreview {
  readonly preview: StoredPreview;
  readonly items: number;
  readonly sources: readonly StoredSource[];
  /** All of its items, if the preview is not stored yet either. */
  readonly held: readonly NewItem[] | undefined;
  isPublished: boolean;
}

/**
 * Removes a preview and its files unless it was published. The sweep removes what cannot be removed now, and another
 * worker may have staged it again.
 */
export const discardUnpublishedPreview = async (
  imports: ImportServices,
  database: Database,
  { preview, sources, held, isPublished }: Omit<UnpublishedPreview, 'items'>,
): Promise<void> => {
  if (isPublished) return;
  try {
    const isOurs =
      held !== undefined ||
      (await database.transaction(async (tx) => {
        const wasUnpublished = await deleteUnpublishedPreview(tx, preview.id);
        if (wasUnpublished && preview.jobId !== undefined) await deleteJobItems(tx, preview.jobId);
        return wasUnpublished;
      }));
    if (!isOurs) return;
    await deletePreviewBlobs(
      imports.assets.storage,
      sources.flatMap(({ blob }) => blob || []),
    );
  } catch {}
};

/**
 * Reads the sources on a worker thread into a preview that is not visible yet. If nothing can be read or a limit is
 * exceeded, removes everything again. What a job reads is stored at once, because the job shows its progress.
 */
export const stagePreview = async (
  staging: Staging,
  gathered: CollectedSources,
  { id, jobId }: Named,
): Promise<UnpublishedPreview> => {
  const { imports, database, scope } = staging;
  const expires_at = instantAfter(scope.clock, LIFETIME_MS);
  const preview: StoredPreview = { id, revision: 1, expires_at, jobId: jobId ?? undefined };
  const stage = new Stage(staging, preview);
  if (jobId !== null) await stage.store();
  const sources: StoredSource[] = [];
  try {
    await readSources(staging, stage, gathered);
    for (const [position, source] of gathered.sources.entries()) {
      const { name, url = '' } = source.task;
      sources.push({ position, name, url, blob: await storeFile(staging, preview.id, source) });
    }
    return { preview, items: stage.count, sources, held: stage.held, isPublished: false };
  } catch (error) {
    // Files that were stored before this call are still needed if the job runs again.
    const own = sources.filter((_, at) => gathered.sources[at]?.file !== undefined);
    await discardUnpublishedPreview(imports, database, { preview, sources: own, held: stage.held, isPublished: false });
    throw error;
  }
};
