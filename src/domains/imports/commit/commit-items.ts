import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { DatabaseUnavailable } from '../../../platform/db/errors.ts';
import { StaleDataError, retryIfStale } from '../../../platform/db/stale-data.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
import type { JobId } from '../../../platform/jobs/job.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { ProblemCode } from '../../../platform/problem/problem-catalog.ts';
import { ThreadEnded } from '../../../platform/threads/thread-pool.ts';
import { attachAsset } from '../../assets/index.ts';
import type { RecipeDocument } from '../../recipe-format/index.ts';
import {
  createRecipes,
  findDefiniteMatchesInTransaction,
  findTakenPortableIds,
  replaceRecipeWithImport,
  prepareValidatedRecipe,
  prepareRevision,
} from '../../recipes/index.ts';
import type { Entry, PreparedDocument, PreparedReplacement } from '../../recipes/index.ts';
import type { ImportServices } from '../import-services.ts';
import { lockPreviewJob, recordImportOutcomes } from '../job-items/import-job-result.ts';
import { emitPreviewEvent } from '../previews/emit-preview-event.ts';
import { lockPreviewOrThrow, incrementPreviewRevision } from '../previews/get-preview.ts';
import { lockItems, setItemOutcomes } from '../previews/item.store.ts';
import type { StoredItemWithDocument } from '../previews/item.store.ts';
import type { ItemId, PreviewId } from '../previews/preview.schemas.ts';
import { applyStagedFiles } from './apply-staged-files.ts';
import { NO_FILE_COUNTS, createAlreadyCommittedResult, createNotCommittedResult } from './commit-results.ts';
import type { CommitItem } from './commit.schemas.ts';
import type { CommitAction } from './decide-commit-action.ts';
import { listItemWarnings } from './list-item-warnings.ts';
import type { StagedFiles } from './stage-item-files.ts';

/** What every commit of a preview needs. */
export interface Committing {
  readonly imports: ImportServices;
  readonly database: Database;
  readonly scope: LibraryScope;
  readonly previewId: PreviewId;
  /** The job that the preview belongs to. */
  readonly jobId?: JobId | undefined;
  /** Called first in every transaction; throws if the job has to stop. */
  readonly requireLease?: (tx: Tx) => Promise<void>;
}

export type Leaving = Extract<CommitAction, { kind: 'leave' }>;

/** An item to commit, with its files. */
export interface DecidedItem {
  readonly item: StoredItemWithDocument;
  readonly document: RecipeDocument;
  readonly action: Exclude<CommitAction, { kind: 'wait' }>;
  readonly files: StagedFiles;
  /** Whether to skip it if the same recipe was added in the meantime. */
  readonly skipIfExists: boolean;
}

type Creating = { readonly kind: 'create'; readonly prepared: PreparedDocument };
type Replacing = { readonly kind: 'replace'; readonly entry: EntryId; readonly prepared: PreparedReplacement };

/** What a transaction will write for an item. */
export interface PlannedItem<Plan = Leaving | Creating | Replacing> extends DecidedItem {
  readonly plan: Plan;
  /** How many of its pictures keep their address. */
  readonly deferred: number;
}

const isOfKind =
  <Kind extends PlannedItem['plan']['kind']>(kind: Kind) =>
  (planned: PlannedItem): planned is PlannedItem<Extract<PlannedItem['plan'], { kind: Kind }>> =>
    planned.plan.kind === kind;

const isCreated = isOfKind('create');
const isReplaced = isOfKind('replace');
const isLeft = isOfKind('leave');

/** Without its portable id if another entry has it; otherwise both would be taken for the same recipe everywhere. */
const withOwnId = (recipe: RecipeDocument, taken: ReadonlySet<string>): RecipeDocument => {
  if (recipe.id === undefined || !taken.has(recipe.id)) return recipe;
  const { id: _, ...rest } = recipe;
  return rest;
};

/** Does the computation before the transaction starts. */
const planItems = async (
  { imports, database: { db }, scope }: Committing,
  decided: readonly DecidedItem[],
): Promise<readonly PlannedItem[]> => {
  const authoredIds = decided.flatMap(({ action, document }) => (action.kind === 'create' ? (document.id ?? []) : []));
  const taken = await findTakenPortableIds(db, scope.libraryId, authoredIds);
  const planned: PlannedItem[] = [];
  for (const one of decided) {
    const { item, document, action, files } = one;
    const { recipe, deferred } = applyStagedFiles(document, files);
    const characters = item.document?.length ?? 0;
    switch (action.kind) {
      case 'leave':
        planned.push({ ...one, plan: action, deferred });
        break;
      case 'create': {
        const prepared = await prepareValidatedRecipe(imports, scope, withOwnId(recipe, taken), characters);
        planned.push({ ...one, plan: { kind: 'create', prepared }, deferred });
        break;
      }
      case 'replace': {
        const prepared = await prepareRevision(db, scope, action.entry, (against) =>
          prepareValidatedRecipe(imports, scope, recipe, characters, against),
        );
        planned.push({ ...one, plan: { kind: 'replace', entry: action.entry, prepared }, deferred });
        break;
      }
      default:
        action satisfies never;
    }
    await yieldToEventLoop();
  }
  return planned;
};

/** The result for an item that is not as it was when it was read; undefined if it is. */
const createResultIfChanged = (
  item: StoredItemWithDocument,
  held: StoredItemWithDocument | undefined,
): CommitItem | undefined => {
  if (held === undefined) return createNotCommittedResult(item, 'blocked', 'It is no longer in the preview.');
  if (held.outcome !== null) return createAlreadyCommittedResult(held);
  // An answer or a corrected text arrived while the files were staged; the older document must not overwrite it.
  if (held.document !== item.document)
    return createNotCommittedResult(item, 'blocked', 'It has changed since. Commit it again.');
  return undefined;
};

/** Skips recipes that were added to the library in the meantime. */
const skipAddedSince = async (
  tx: Tx,
  { libraryId }: LibraryScope,
  planned: readonly PlannedItem[],
): Promise<readonly PlannedItem[]> => {
  const checked = planned.filter((one) => one.skipIfExists && isCreated(one));
  const documents = checked.map(({ document }) => document);
  const matches = documents.length === 0 ? [] : await findDefiniteMatchesInTransaction(tx, libraryId, documents);
  const same = new Map(checked.map(({ item }, index) => [item.id, matches[index]?.[0]]));
  return planned.map((one): PlannedItem => {
    const match = same.get(one.item.id);
    if (match === undefined) return one;
    return { ...one, plan: { kind: 'leave', reason: 'duplicate', match: { ...match, authors: [...match.authors] } } };
  });
};

const refuseTakenIds = async (
  tx: Tx,
  { libraryId }: LibraryScope,
  creating: readonly PlannedItem<Creating>[],
): Promise<void> => {
  const ids = creating.flatMap(({ plan }) => plan.prepared.authoredId ?? []);
  if ((await findTakenPortableIds(tx, libraryId, ids)).size > 0) throw new StaleDataError();
};

interface WrittenItem {
  readonly planned: PlannedItem;
  readonly entry: Entry;
}

/** In the order of their ids, because imports of the same files would otherwise wait for each other. */
const attachFiles = async (tx: Tx, scope: LibraryScope, written: readonly WrittenItem[]): Promise<void> => {
  const files = written.flatMap(({ planned, entry }) =>
    planned.files.staged.map((staged) => ({ staged, holder: { kind: 'recipe', id: entry.head.id } as const })),
  );
  const ordered = files.toSorted((one, other) => (one.staged.id < other.staged.id ? -1 : 1));
  for (const { staged, holder } of ordered) await attachAsset(tx, scope, holder, staged);
};

/** Writes the recipes with their files and audit records. */
const writeRecipes = async (
  tx: Tx,
  scope: LibraryScope,
  planned: readonly PlannedItem[],
): Promise<readonly WrittenItem[]> => {
  const creating = planned.filter(isCreated);
  await refuseTakenIds(tx, scope, creating);
  const created = await createRecipes(
    tx,
    scope,
    creating.map(({ plan }) => plan.prepared),
    'import',
  );
  const written = creating.flatMap((one, index): WrittenItem[] => {
    const entry = created[index];
    return entry === undefined ? [] : [{ planned: one, entry }];
  });
  for (const one of planned.filter(isReplaced)) {
    written.push({ planned: one, entry: await replaceRecipeWithImport(tx, scope, one.plan.entry, one.plan.prepared) });
  }
  await tx.flush();
  await attachFiles(tx, scope, written);
  for (const { entry } of written) {
    recordAudit(tx, scope, { action: 'recipe.imported', target: { type: 'recipe', id: entry.head.id } });
  }
  return written;
};

const describeItem = ({ requestId }: LibraryScope, { id, title }: StoredItemWithDocument) => ({
  item_id: id,
  title,
  import_event_id: requestId,
});

const createLeftResult = (scope: LibraryScope, { item, plan }: PlannedItem<Leaving>): CommitItem => ({
  ...describeItem(scope, item),
  outcome: 'skipped',
  reason: plan.reason,
  ...(plan.match && {
    library_entry_id: plan.match.entry_id,
    recipe_id: plan.match.recipe_id,
    revision: plan.match.revision,
  }),
  ...NO_FILE_COUNTS,
  warnings: [],
});

const createWrittenResult = (
  scope: LibraryScope,
  { planned: { item, plan, files, deferred }, entry: { head } }: WrittenItem,
): CommitItem => ({
  ...describeItem(scope, item),
  outcome: plan.kind === 'replace' ? 'replaced' : 'created',
  library_entry_id: head.id,
  recipe_id: head.recipe_id,
  revision: head.revision,
  deferred_assets: deferred,
  dropped_assets: files.unavailableIds.size,
  warnings: listItemWarnings(item, files),
});

type Results = ReadonlyMap<ItemId, CommitItem>;

/**
 * Commits items in one transaction: the recipes, their files, audit records and events, and their removal from the
 * preview. If another request has committed an item or added the same recipe in the meantime, that one wins.
 */
const writeItems = (
  { database, scope, previewId, jobId, requireLease }: Committing,
  planned: readonly PlannedItem[],
): Promise<Results> =>
  database.transaction(async (tx) => {
    await requireLease?.(tx);
    const job = await lockPreviewJob(tx, scope, jobId, previewId);
    const preview = await lockPreviewOrThrow(tx, scope, previewId);
    const held = await lockItems(
      tx,
      previewId,
      planned.map(({ item }) => item.id),
    );
    const results = new Map<ItemId, CommitItem>();
    const open: PlannedItem[] = [];
    for (const one of planned) {
      const current = held.get(one.item.id);
      const refused = createResultIfChanged(one.item, current);
      if (refused !== undefined) results.set(one.item.id, refused);
      else open.push({ ...one, item: current ?? one.item });
    }
    if (open.length === 0) return results;
    const settled = await skipAddedSince(tx, scope, open);
    const committed = [
      ...settled.filter(isLeft).map((one) => ({ item: one.item, result: createLeftResult(scope, one) })),
      ...(await writeRecipes(tx, scope, settled)).map((one) => ({
        item: one.planned.item,
        result: createWrittenResult(scope, one),
      })),
    ];
    for (const { item, result } of committed) results.set(item.id, result);
    setItemOutcomes(
      tx,
      committed.map(({ item, result }) => ({ id: item.id, outcome: result })),
    );
    if (job !== undefined) recordImportOutcomes(tx, scope, job, committed);
    emitPreviewEvent(tx, scope, incrementPreviewRevision(tx, preview), 'committed');
    return results;
  });

/**
 * Whether the problem concerns only this recipe, so that the next may succeed: it would need itself, the entry to
 * replace is gone, or computing it takes too long.
 */
const isAboutTheRecipe = ({ status, code, cause }: Problem): boolean =>
  (status < 500 && code !== 'forbidden') || cause instanceof ThreadEnded;

/** Problems with the entry to replace. */
const TARGET_PROBLEMS: ReadonlySet<string> = new Set<ProblemCode>(['recipe-not-found', 'recipe-trashed']);

const commitOne = async (committing: Committing, decided: DecidedItem): Promise<Results> => {
  try {
    return await retryIfStale(async () => writeItems(committing, await planItems(committing, [decided])));
  } catch (error) {
    if (!(error instanceof Problem && isAboutTheRecipe(error))) throw error;
    const reason = TARGET_PROBLEMS.has(error.code) ? 'target-missing' : 'blocked';
    return new Map([[decided.item.id, createNotCommittedResult(decided.item, reason, error.message)]]);
  }
};

/**
 * Plans items that are committed together. Undefined if that is impossible; each is then committed on its own, so that
 * one failure does not affect the others.
 */
export const planTogether = async (
  committing: Committing,
  decided: readonly DecidedItem[],
): Promise<readonly PlannedItem[] | undefined> =>
  decided.length > 1 ? unlessFailed(() => planItems(committing, decided)) : undefined;

/** Undefined if something is wrong with one of the items. If the database is unavailable, it is for all of them. */
const unlessFailed = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    return undefined;
  }
};

/** Commits items together if they are planned and it is possible, otherwise one by one. */
export const commitItems = async (
  committing: Committing,
  decided: readonly DecidedItem[],
  planned: readonly PlannedItem[] | undefined,
): Promise<Results> => {
  const together = planned && (await unlessFailed(() => writeItems(committing, planned)));
  if (together !== undefined) return together;
  const results = new Map<ItemId, CommitItem>();
  for (const one of decided) {
    for (const [id, result] of await commitOne(committing, one)) results.set(id, result);
  }
  return results;
};
