import { createHash } from 'node:crypto';

import type { Database, Tx } from '../../../platform/db/database.ts';
import { OutcomeUnknown } from '../../../platform/db/errors.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { endAwaiting } from '../../../platform/jobs/preview-job.ts';
import { releaseStaged } from '../../assets/index.ts';
import type { RecipeDocument } from '../../recipe-format/index.ts';
import { UNKNOWN, analyse } from '../duplicates/analyse.ts';
import type { Imports } from '../imports.ts';
import { findItem, hasRemaining } from '../previews/item.store.ts';
import type { WholeItem } from '../previews/item.store.ts';
import { canCommit } from '../previews/present-item.ts';
import { parseStaged } from '../previews/parse-staged.ts';
import type { PreviewId } from '../previews/preview.schemas.ts';
import { sourcesOf } from '../previews/source.store.ts';
import { lookForPreview } from '../previews/take-preview.ts';
import type { Choice } from './choices.ts';
import { commitItem, committedBefore, notCommitted } from './commit-item.ts';
import type { CommitItem } from './commit.schemas.ts';
import { decide } from './decide.ts';
import type { Deed } from './decide.ts';
import { TakenFiles, takeFiles } from './take-files.ts';

/** Items whose files are staged together, so that an upload is opened once for all of them. */
const AT_ONCE = 50;
/** How long a commit fetches photos from websites. Photos that it has not fetched by then keep their URL. */
const FETCH_MS = 8000;

interface Committing {
  readonly imports: Imports;
  readonly database: Database;
  readonly scope: LibraryScope;
  readonly previewId: PreviewId;
  readonly retained: ReadonlySet<string>;
  /** Called first in every transaction; throws if the job has to stop. */
  readonly hold?: (tx: Tx) => Promise<void>;
  readonly signal?: AbortSignal;
  readonly report?: (done: number, total: number) => void;
}

interface Candidate {
  readonly choice: Choice;
  readonly item: WholeItem;
  readonly document: RecipeDocument;
}

/** A hash of an item's content, to detect duplicates within one import. */
const printOf = ({ shown }: WholeItem): string => createHash('sha256').update(shown).digest('base64');

const BLOCKED = 'It cannot be taken in as it is: see its diagnostics.';

/** Commits items, and remembers the created ones for later items with the same content. */
class Pass {
  readonly #committing: Committing;
  readonly #fetchUntil = performance.now() + FETCH_MS;
  readonly #byPrint = new Map<string, CommitItem>();

  constructor(committing: Committing) {
    this.#committing = committing;
  }

  async commit(choices: readonly Choice[]): Promise<readonly CommitItem[]> {
    const results = new Map<string, CommitItem>();
    const candidates: Candidate[] = [];
    for (const choice of choices) {
      const item = await findItem(this.#committing.database.db, this.#committing.previewId, choice.itemId);
      if (item === undefined) continue;
      const document = parseStaged(item.document);
      if (item.outcome !== null) results.set(item.id, committedBefore(item));
      else if (choice.kind === 'skip') candidates.push({ choice, item, document: document ?? { title: item.title } });
      else if (document === undefined || !canCommit(item)) results.set(item.id, notCommitted(item, BLOCKED));
      else candidates.push({ choice, item, document });
    }
    await this.#decideAndCommit(candidates, results);
    return choices.flatMap(({ itemId }) => results.get(itemId) ?? []);
  }

  async #decideAndCommit(candidates: readonly Candidate[], results: Map<string, CommitItem>): Promise<void> {
    const { database, scope } = this.#committing;
    const probes = candidates.map(({ item, document }) => ({ key: item.id as string, document }));
    const analyses = await analyse(database.db, scope.libraryId, probes);
    const deeds = new Map<string, Deed>();
    for (const { choice, item } of candidates) {
      deeds.set(item.id, decide(choice, analyses.get(item.id) ?? UNKNOWN));
    }
    const withFiles = candidates.filter(({ item }) => {
      const deed = deeds.get(item.id);
      return deed?.kind === 'create' || deed?.kind === 'replace';
    });
    const files = new Map(withFiles.map(({ item }) => [item.id as string, new TakenFiles()]));
    try {
      await this.#takeFiles(withFiles, files);
      for (const candidate of candidates) {
        const { item } = candidate;
        const deed = deeds.get(item.id);
        if (deed === undefined) continue;
        results.set(item.id, await this.#commitOne(candidate, deed, files.get(item.id) ?? new TakenFiles()));
      }
    } catch (error) {
      // The transaction may have committed and may refer to these files. The sweep removes those that are not needed.
      if (error instanceof OutcomeUnknown) files.clear();
      throw error;
    } finally {
      for (const { staged } of files.values()) {
        for (const one of staged) await releaseStaged(this.#committing.imports.assets, database, one);
      }
    }
  }

  async #takeFiles(candidates: readonly Candidate[], files: ReadonlyMap<string, TakenFiles>): Promise<void> {
    const { imports, database, scope, previewId, retained } = this.#committing;
    const sources = new Map((await sourcesOf(database.db, previewId)).map((source) => [source.position, source]));
    await takeFiles(
      { imports, database, scope, sources, retained, fetchUntil: this.#fetchUntil },
      candidates.map(({ item }) => item),
      files,
    );
  }

  async #commitOne(candidate: Candidate, deed: Deed, files: TakenFiles): Promise<CommitItem> {
    const { choice, item } = candidate;
    if (deed.kind === 'wait') return notCommitted(item, deed.warning);
    const isSkippedWhereSame =
      choice.kind === 'take' && (choice.onDuplicate === 'skip' || choice.onDuplicate === 'wait');
    const print = printOf(item);
    const twin = isSkippedWhereSame && deed.kind === 'create' ? this.#byPrint.get(print) : undefined;
    const result = await commitItem(
      this.#committing,
      candidate,
      twin === undefined ? deed : { kind: 'leave', match: matchOf(twin) },
      { files, isSkippedWhereSame },
    );
    if (result.outcome === 'created') this.#byPrint.set(print, result);
    return result;
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
 * Commits items of a preview, each in its own transaction, so that an item either is completely in the library and no
 * longer in the preview, or neither. Files are staged beforehand, for a few items at a time.
 */
export const commitPreview = async (
  committing: Committing,
  choices: readonly Choice[],
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
  const jobId = (await lookForPreview(database.db, scope, previewId))?.jobId;
  if (jobId !== undefined && !(await hasRemaining(database.db, previewId))) {
    await database.transaction((tx) => endAwaiting(tx, scope, jobId));
  }
  return results;
};
