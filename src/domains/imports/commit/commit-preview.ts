import { hash } from 'node:crypto';

import { CommitOutcomeUnknown } from '../../../platform/db/errors.ts';
import { completePreviewJob } from '../preview-job.ts';
import { deleteUnusedStagedAssets } from '../../assets/index.ts';
import type { RecipeDocument } from '../../recipe-format/index.ts';
import { NO_DUPLICATES, analyzeDuplicates } from '../duplicates/analyze-duplicates.ts';
import { isLeftInPreview } from '../job-items/import-job-item.ts';
import { lockPreviewJob, recordLeftItems } from '../job-items/import-job-result.ts';
import { findItems, hasRemainingItems } from '../previews/item.store.ts';
import type { StoredItemWithDocument } from '../previews/item.store.ts';
import { canCommitItem } from '../previews/present-item.ts';
import { parseStoredDocument } from '../previews/parse-stored-document.ts';
import { listSources } from '../previews/source.store.ts';
import { findPreviewInScope } from '../previews/get-preview.ts';
import type { CommitChoice } from './parse-commit-input.ts';
import { commitItems, planTogether } from './commit-items.ts';
import type { Committing, Leaving } from './commit-items.ts';
import { createAlreadyCommittedResult, createNotCommittedResult } from './commit-results.ts';
import { toCommitGroups } from './to-commit-groups.ts';
import type { HashedItem } from './to-commit-groups.ts';
import type { CommitItem } from './commit.schemas.ts';
import { decideCommitAction } from './decide-commit-action.ts';
import type { CommitAction } from './decide-commit-action.ts';
import { StagedFiles, stageItemFiles } from './stage-item-files.ts';

/** Items whose files are staged together, so that an upload is opened once for all of them. */
const AT_ONCE = 100;
/** How long a commit fetches photos from websites. Photos that it has not fetched by then keep their URL. */
const FETCH_MS = 8000;

interface PreviewCommit extends Committing {
  readonly retained: ReadonlySet<string>;
  readonly signal?: AbortSignal;
  readonly report?: (done: number, total: number) => void;
}

interface Candidate {
  readonly choice: CommitChoice;
  readonly item: StoredItemWithDocument;
  readonly document: RecipeDocument;
}

/** A hash of an item's content, to detect duplicates within one import. */
const hashShown = ({ shown }: StoredItemWithDocument): string => hash('sha256', shown, 'base64');

const BLOCKED = 'It cannot be imported as it is. See its diagnostics.';

/** Commits items, and remembers the created ones for later items with the same content. */
class Pass {
  readonly #committing: PreviewCommit;
  readonly #fetchUntil = performance.now() + FETCH_MS;
  readonly #byContent = new Map<string, CommitItem>();

  constructor(committing: PreviewCommit) {
    this.#committing = committing;
  }

  async commit(choices: readonly CommitChoice[]): Promise<readonly CommitItem[]> {
    const results = new Map<string, CommitItem>();
    const candidates: Candidate[] = [];
    const { database, previewId } = this.#committing;
    const items = await findItems(
      database.db,
      previewId,
      choices.map(({ itemId }) => itemId),
    );
    for (const choice of choices) {
      const item = items.get(choice.itemId);
      if (item === undefined) continue;
      const document = parseStoredDocument(item.document);
      if (item.outcome !== null) results.set(item.id, createAlreadyCommittedResult(item));
      else if (choice.kind === 'skip') candidates.push({ choice, item, document: document ?? { title: item.title } });
      else if (document === undefined || !canCommitItem(item))
        results.set(item.id, createNotCommittedResult(item, 'blocked', BLOCKED));
      else candidates.push({ choice, item, document });
    }
    await this.#decideAndCommit(candidates, results);
    await this.#recordLeft(candidates, results);
    return choices.flatMap(({ itemId }) => results.get(itemId) ?? []);
  }

  /** The others are recorded as they are committed. */
  async #recordLeft(candidates: readonly Candidate[], results: ReadonlyMap<string, CommitItem>): Promise<void> {
    const { database, scope, previewId, jobId, requireLease } = this.#committing;
    const left = candidates.flatMap(({ item }) => {
      const result = results.get(item.id);
      return result !== undefined && isLeftInPreview(result) ? [{ item, result }] : [];
    });
    if (jobId === undefined || left.length === 0) return;
    await database.transaction(async (tx) => {
      await requireLease?.(tx);
      const job = await lockPreviewJob(tx, scope, jobId, previewId);
      if (job !== undefined) await recordLeftItems(tx, jobId, left);
    });
  }

  async #decideAndCommit(candidates: readonly Candidate[], results: Map<string, CommitItem>): Promise<void> {
    const { database, scope } = this.#committing;
    const probes = candidates.map(({ item, document }) => ({ key: item.id as string, document }));
    const analyses = await analyzeDuplicates(database.db, scope.libraryId, probes);
    const actions = new Map<string, CommitAction>();
    for (const { choice, item } of candidates) {
      actions.set(item.id, decideCommitAction(choice, analyses.get(item.id) ?? NO_DUPLICATES));
    }
    const withFiles = candidates.filter(({ item }) => {
      const action = actions.get(item.id);
      return action?.kind === 'create' || action?.kind === 'replace';
    });
    const files = new Map(withFiles.map(({ item }) => [item.id as string, new StagedFiles()]));
    try {
      await this.#takeFiles(withFiles, files);
      const decided: HashedItem[] = [];
      for (const { choice, item, document } of candidates) {
        const action = actions.get(item.id);
        if (action?.kind === 'wait')
          results.set(item.id, createNotCommittedResult(item, action.reason, action.warning));
        else if (action !== undefined) {
          const skipIfExists =
            choice.kind === 'take' && (choice.onDuplicate === 'skip' || choice.onDuplicate === 'wait');
          const taken = files.get(item.id) ?? new StagedFiles();
          decided.push({ item, document, action, files: taken, skipIfExists, contentHash: hashShown(item) });
        }
      }
      await this.#commitGroups([...toCommitGroups(decided)], results);
    } catch (error) {
      // The transaction may have committed and may refer to these files. The sweep removes those that are not needed.
      if (error instanceof CommitOutcomeUnknown) files.clear();
      throw error;
    } finally {
      const staged = [...files.values()].flatMap((one) => one.staged);
      await deleteUnusedStagedAssets(this.#committing.imports.assets, database, staged);
    }
  }

  async #takeFiles(candidates: readonly Candidate[], files: ReadonlyMap<string, StagedFiles>): Promise<void> {
    const { imports, database, scope, previewId, retained } = this.#committing;
    const sources = new Map((await listSources(database.db, previewId)).map((source) => [source.position, source]));
    await stageItemFiles(
      { imports, database, scope, sources, retained, fetchUntil: this.#fetchUntil },
      candidates.map(({ item }) => item),
      files,
    );
  }

  /** Plans the next group while the database writes one. */
  async #commitGroups(groups: readonly (readonly HashedItem[])[], results: Map<string, CommitItem>): Promise<void> {
    let next = this.#plan(groups[0]);
    for (const [index, group] of groups.entries()) {
      const planned = await next;
      next = this.#plan(groups[index + 1]);
      const twins = new Map(group.map((one) => [one.item.id, this.#findTwin(one)]));
      const committed = await commitItems(
        this.#committing,
        group.map((one) => ({ ...one, action: twins.get(one.item.id) ?? one.action })),
        planned?.map((one) => ({ ...one, plan: twins.get(one.item.id) ?? one.plan })),
      );
      for (const { item, contentHash } of group) {
        const result = committed.get(item.id);
        if (result === undefined) continue;
        results.set(item.id, result);
        if (result.outcome === 'created') this.#byContent.set(contentHash, result);
      }
    }
  }

  #plan(group: readonly HashedItem[] | undefined): ReturnType<typeof planTogether> {
    const planned = planTogether(this.#committing, group ?? []);
    // Thrown when it is awaited, unless the group before it has failed.
    planned.catch(() => undefined);
    return planned;
  }

  /** An item with the same content as one before it is left out like a recipe that the library has. */
  #findTwin({ action, skipIfExists, contentHash }: HashedItem): Leaving | undefined {
    const twin = skipIfExists && action.kind === 'create' ? this.#byContent.get(contentHash) : undefined;
    return twin && { kind: 'leave', reason: 'duplicate', match: matchOf(twin) };
  }
}

/** The entry created from an item, as the match for a later item with the same content. */
const matchOf = ({ library_entry_id = '', recipe_id = '', revision = 1, title }: CommitItem) => ({
  entry_id: library_entry_id,
  recipe_id,
  revision,
  title,
  ingredient_count: 0,
  score: 1,
  evidence: 'similarity' as const,
  authors: [],
});

/**
 * Commits items of a preview, a few in each transaction. Each item is either committed completely or stays in the
 * preview. Files are staged beforehand, for a few items at a time.
 */
export const commitPreview = async (
  committing: PreviewCommit,
  choices: readonly CommitChoice[],
): Promise<readonly CommitItem[]> => {
  const { database, scope, previewId, signal, report } = committing;
  const pass = new Pass(committing);
  const results: CommitItem[] = [];
  for (let at = 0; at < choices.length; at += AT_ONCE) {
    signal?.throwIfAborted();
    results.push(...(await pass.commit(choices.slice(at, at + AT_ONCE))));
    report?.(results.length, choices.length);
  }
  // The preview may have been discarded in the meantime; the results of committed items are still returned.
  const jobId = (await findPreviewInScope(database.db, scope, previewId))?.jobId;
  if (jobId !== undefined && !(await hasRemainingItems(database.db, previewId))) {
    await database.transaction((tx) => completePreviewJob(tx, scope, jobId));
  }
  return results;
};
