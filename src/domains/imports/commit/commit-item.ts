import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Database, Db, Tx } from '../../../platform/db/database.ts';
import { StaleDataError, retryIfStale } from '../../../platform/db/stale-data.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { JobId } from '../../../platform/jobs/job.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { ProblemCode } from '../../../platform/problem/problem-catalog.ts';
import { ThreadEnded } from '../../../platform/threads/thread-pool.ts';
import { attachAsset } from '../../assets/index.ts';
import type { RecipeDocument } from '../../recipe-format/index.ts';
import {
  createRecipe,
  findDefiniteMatchesInTransaction,
  importRevision,
  isPortableIdTaken,
  prepareRecipe,
  prepareRevision,
} from '../../recipes/index.ts';
import type { Entry } from '../../recipes/index.ts';
import type { ImportServices } from '../import-services.ts';
import { lockPreviewJob, recordImportOutcome } from '../job-items/import-job-result.ts';
import { emitPreviewEvent } from '../previews/emit-preview-event.ts';
import { lockItem, setItemOutcome } from '../previews/item.store.ts';
import type { StoredItemWithDocument } from '../previews/item.store.ts';
import type { PreviewId } from '../previews/preview.schemas.ts';
import { lockPreviewOrThrow, incrementPreviewRevision } from '../previews/get-preview.ts';
import type { CommitItem, SkipReason } from './commit.schemas.ts';
import type { CommitAction } from './decide-commit-action.ts';
import type { StagedFiles } from './stage-item-files.ts';
import { listItemWarnings } from './list-item-warnings.ts';
import { applyStagedFiles } from './apply-staged-files.ts';

/** The earlier result of an item, returned when it is committed again. */
export const createAlreadyCommittedResult = (item: StoredItemWithDocument): CommitItem => ({
  reason: 'duplicate',
  // Restores the type of a result that a commit stored as JSON.
  ...(JSON.parse(item.outcome ?? '{}') as CommitItem),
  outcome: 'skipped',
  warnings: ['It was committed before.'],
});

const NOTHING = { deferred_assets: 0, dropped_assets: 0 };

/** The result for an item that was not committed and stays in the preview. */
export const createNotCommittedResult = (
  { id, title }: StoredItemWithDocument,
  reason: SkipReason,
  warning: string,
): CommitItem => ({
  item_id: id,
  outcome: 'skipped',
  reason,
  title,
  ...NOTHING,
  warnings: [warning],
});

interface Committing {
  readonly imports: ImportServices;
  readonly database: Database;
  readonly scope: LibraryScope;
  readonly previewId: PreviewId;
  /** The job that the preview belongs to. */
  readonly jobId?: JobId | undefined;
  /** Throws if the job has to stop. */
  readonly requireLease?: (tx: Tx) => Promise<void>;
}

type Writing = Extract<CommitAction, { kind: 'create' | 'replace' }>;

/** Writes a prepared recipe. */
type Write = (tx: Tx) => Promise<Entry>;

/**
 * Removes the portable id if another entry already has it; otherwise both would be taken for the same recipe
 * everywhere.
 */
const withOwnId = async (db: Db, scope: LibraryScope, recipe: RecipeDocument): Promise<RecipeDocument> => {
  if (recipe.id === undefined || !(await isPortableIdTaken(db, scope.libraryId, recipe.id))) return recipe;
  const { id: _, ...rest } = recipe;
  return rest;
};

/** Does the computation before the transaction starts. */
const prepareWrite = async (
  { imports, database: { db }, scope }: Committing,
  action: Writing,
  recipe: RecipeDocument,
  characters: number,
): Promise<Write> => {
  if (action.kind === 'replace') {
    const prepared = await prepareRevision(db, scope, action.entry, (against) =>
      prepareRecipe(imports, scope, recipe, characters, against),
    );
    return (tx) => importRevision(tx, scope, action.entry, prepared);
  }
  const prepared = await prepareRecipe(imports, scope, await withOwnId(db, scope, recipe), characters);
  return async (tx) => {
    const { authoredId } = prepared;
    if (authoredId !== undefined && (await isPortableIdTaken(tx, scope.libraryId, authoredId))) {
      throw new StaleDataError();
    }
    return createRecipe(tx, scope, prepared, 'import');
  };
};

/**
 * Whether the problem concerns only this recipe, so that the next may succeed: it would need itself, the entry to
 * replace is gone, or computing it takes too long.
 */
const isAboutTheRecipe = ({ status, code, cause }: Problem): boolean =>
  (status < 500 && code !== 'forbidden') || cause instanceof ThreadEnded;

/** Problems with the entry to replace. */
const TARGET_PROBLEMS: ReadonlySet<string> = new Set<ProblemCode>(['recipe-not-found', 'recipe-trashed']);

const OUTCOMES = { create: 'created', replace: 'replaced' } as const;

/**
 * Commits one item in a single transaction: the recipe, its files, the audit record and event, and its removal from the
 * preview. If another request has committed the item or added the same recipe in the meantime, that one wins.
 */
export const commitItem = async (
  committing: Committing,
  { item, document }: { readonly item: StoredItemWithDocument; readonly document: RecipeDocument },
  action: Exclude<CommitAction, { kind: 'wait' }>,
  { files, isSkippedWhereSame }: { readonly files: StagedFiles; readonly isSkippedWhereSame: boolean },
): Promise<CommitItem> => {
  const { database, scope, previewId, jobId, requireLease } = committing;
  const { recipe, deferred } = applyStagedFiles(document, files);
  const characters = item.document?.length ?? 0;
  const itemFields = { item_id: item.id, title: item.title, import_event_id: scope.requestId };
  try {
    return await retryIfStale(async () => {
      const planned =
        action.kind === 'leave'
          ? action
          : { kind: action.kind, write: await prepareWrite(committing, action, recipe, characters) };
      return database.transaction(async (tx) => {
        await requireLease?.(tx);
        const job = await lockPreviewJob(tx, scope, jobId, previewId);
        const preview = await lockPreviewOrThrow(tx, scope, previewId);
        const held = await lockItem(tx, previewId, item.id);
        if (held === undefined) return createNotCommittedResult(item, 'blocked', 'It is no longer in the preview.');
        if (held.outcome !== null) return createAlreadyCommittedResult(held);
        // An answer or a corrected text arrived while the files were staged; the older document must not overwrite it.
        if (held.document !== item.document)
          return createNotCommittedResult(item, 'blocked', 'It has changed since. Commit it again.');
        const settled = (result: CommitItem): CommitItem => {
          setItemOutcome(tx, item.id, result);
          if (job !== undefined) recordImportOutcome(tx, scope, job, held, result);
          emitPreviewEvent(tx, scope, incrementPreviewRevision(tx, preview), 'committed');
          return result;
        };
        const left = (
          reason: 'duplicate' | 'requested',
          match: { entry_id: string; recipe_id: string; revision: number } | undefined,
        ): CommitItem =>
          settled({
            ...itemFields,
            outcome: 'skipped',
            reason,
            ...(match && {
              library_entry_id: match.entry_id,
              recipe_id: match.recipe_id,
              revision: match.revision,
            }),
            ...NOTHING,
            warnings: [],
          });
        if (planned.kind === 'leave') return left(planned.reason, planned.match);
        if (isSkippedWhereSame && planned.kind === 'create') {
          const [same] = await findDefiniteMatchesInTransaction(tx, scope.libraryId, document);
          if (same !== undefined) return left('duplicate', same);
        }
        const { head } = await planned.write(tx);
        await tx.flush();
        const holder = { kind: 'recipe', id: head.id } as const;
        for (const staged of files.staged) await attachAsset(tx, scope, holder, staged);
        recordAudit(tx, scope, { action: 'recipe.imported', target: { type: 'recipe', id: head.id } });
        return settled({
          ...itemFields,
          outcome: OUTCOMES[planned.kind],
          library_entry_id: head.id,
          recipe_id: head.recipe_id,
          revision: head.revision,
          deferred_assets: deferred,
          dropped_assets: files.unavailableIds.size,
          warnings: listItemWarnings(held, files),
        });
      });
    });
  } catch (error) {
    if (error instanceof Problem && isAboutTheRecipe(error)) {
      const reason = TARGET_PROBLEMS.has(error.code) ? 'target-missing' : 'blocked';
      return createNotCommittedResult(item, reason, error.message);
    }
    throw error;
  }
};
