import type { Db } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { AwaitingPreviewResult } from '../../platform/jobs/job-kind.ts';
import type { JobContext, CompletedRunState, WholeJobKind } from '../../platform/jobs/job-kind.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { saveJobResult } from '../../platform/jobs/job.store.ts';
import { Problem } from '../../platform/problem/problem.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { commitPreview } from './commit/commit-preview.ts';
import type { CommitChoice } from './commit/parse-commit-input.ts';
import { isWarning } from './diagnostics.ts';
import type { ImportServices } from './import-services.ts';
import { createImportJobResult } from './job-items/import-job-result.ts';
import { presentImportItems } from './job-items/present-import-items.ts';
import { publishPreview } from './previews/publish-preview.ts';
import { fetchSource, createTextSource } from './previews/collect-sources.ts';
import type { SubmittedSource } from './previews/collect-sources.ts';
import type { CommitPolicy } from './previews/import-input.schemas.ts';
import { countItems, hasRemainingItems, iterateRemainingItems } from './previews/item.store.ts';
import type { StoredItemWithDocument } from './previews/item.store.ts';
import { canCommitItem } from './previews/present-item.ts';
import type { PreviewId } from './previews/preview.schemas.ts';
import { isPreviewPublished } from './previews/preview.store.ts';
import { stagePreview } from './previews/stage-preview.ts';
import { findPreviewInScope } from './previews/get-preview.ts';

export const IMPORT_JOB_KIND = 'import-preview';

/** The input of an import job. The id of its preview is chosen up front, so that the preview is created only once. */
export interface ImportJobPayload {
  readonly previewId: PreviewId;
  readonly policy: CommitPolicy;
  readonly formatId?: string | undefined;
  readonly input:
    | { readonly kind: 'url'; readonly url: string }
    | { readonly kind: 'text'; readonly text: string }
    | { readonly kind: 'files'; readonly files: readonly { readonly name: string; readonly blob: string }[] };
}

/** Restores the type of the job's input, which is stored as JSON. */
const inputOf = ({ input }: Job): ImportJobPayload => JSON.parse(input) as ImportJobPayload;

type StoredFiles = Extract<ImportJobPayload['input'], { kind: 'files' }>['files'];

/** Keeps every file available on this machine during the work, by nesting the calls. */
const withFiles = async <T>(
  storage: Storage,
  files: StoredFiles,
  work: (sources: readonly SubmittedSource[]) => Promise<T>,
  sources: readonly SubmittedSource[] = [],
): Promise<T> => {
  const [file, ...rest] = files;
  if (file === undefined) return work(sources);
  const { name, blob } = file;
  const done = await storage.use(blob, async (path) => {
    const source = { task: { name, content: { path } }, location: `body.file[${sources.length}]`, blob };
    return { result: await withFiles(storage, rest, work, [...sources, source]) };
  });
  if (done === undefined) throw new Problem('import-unreadable', { detail: 'What was sent is not there any more.' });
  return done.result;
};

const withSources = async <T>(
  imports: ImportServices,
  input: ImportJobPayload['input'],
  work: (sources: readonly SubmittedSource[]) => Promise<T>,
): Promise<T> => {
  switch (input.kind) {
    case 'url':
      return work([await fetchSource(imports, input.url)]);
    case 'text':
      return work([createTextSource(input.text)]);
    case 'files':
      return withFiles(imports.assets.storage, input.files, work);
    default:
      return input satisfies never;
  }
};

/** Whether the policy allows committing an item without review. */
const isMet = (policy: CommitPolicy, item: StoredItemWithDocument): boolean => {
  switch (policy) {
    case 'review':
      return false;
    case 'allow-warnings':
      return canCommitItem(item);
    case 'require-no-warnings':
      return (
        canCommitItem(item) &&
        !item.remarks.some(isWarning) &&
        item.occurrences.every(({ answer }) => answer !== undefined)
      );
    default:
      return policy satisfies never;
  }
};

/** All remaining items that the policy allows; undefined if the whole import has to wait for review. */
const choicesBy = async (
  running: JobContext,
  { previewId, policy }: ImportJobPayload,
): Promise<CommitChoice[] | undefined> => {
  const choices: CommitChoice[] = [];
  for await (const items of iterateRemainingItems(running.db, previewId)) {
    for (const item of items) {
      // A single warning stops everything, because the import as a whole has to meet the policy.
      if (policy === 'require-no-warnings' && !isMet(policy, item)) return undefined;
      if (isMet(policy, item)) choices.push({ itemId: item.id, kind: 'take', onDuplicate: 'wait' });
    }
  }
  return choices;
};

/** Earlier versions stored the result only at the end. */
const ensureResult = async (
  { database, scope, job, requireLease }: JobContext,
  previewId: PreviewId,
): Promise<void> => {
  if (job.result !== null) return;
  await database.transaction(async (tx) => {
    await requireLease(tx);
    saveJobResult(tx, scope, job.id, createImportJobResult(previewId));
  });
};

const stage = async (
  imports: ImportServices,
  running: JobContext,
  { previewId, formatId, input }: ImportJobPayload,
): Promise<void> => {
  const { database, scope, log, signal, report, job, requireLease } = running;
  // The job was interrupted after staging; only the commit is left to do.
  if (await isPreviewPublished(database.db, previewId)) return ensureResult(running, previewId);
  await withSources(imports, input, async (sources) => {
    const staging = { imports, database, scope, log, signal, report, requireLease };
    const staged = await stagePreview(staging, { sources, formatId }, { id: previewId, jobId: job.id });
    await database.transaction(async (tx) => {
      await requireLease(tx);
      await publishPreview(tx, scope, staged);
      saveJobResult(tx, scope, job.id, createImportJobResult(previewId));
    });
  });
};

/** The state of a preview that may have changed before the job was recorded as waiting for it. */
const settledAt = async (db: Db, scope: LibraryScope, id: PreviewId): Promise<CompletedRunState> => {
  if ((await findPreviewInScope(db, scope, id)) === undefined) return 'cancelled';
  return (await hasRemainingItems(db, id)) ? 'awaiting-preview' : 'succeeded';
};

/** Reads the input and commits it if the policy allows. Otherwise waits for the user to commit the preview. */
const runImport = async (imports: ImportServices, running: JobContext): Promise<AwaitingPreviewResult> => {
  const input = inputOf(running.job);
  const { previewId } = input;
  const { job, database, scope, signal, report, requireLease } = running;
  await stage(imports, running, input);
  const total = await countItems(database.db, previewId);
  report(total, total);
  const awaiting = new AwaitingPreviewResult((db) => settledAt(db, scope, previewId));
  if (input.policy === 'review') return awaiting;
  const choices = await choicesBy(running, input);
  if (choices === undefined) return awaiting;
  const committing = { imports, database, scope, previewId, jobId: job.id, retained: new Set<string>() };
  const reportCommitted = (done: number): void => report(total - choices.length + done, total);
  await commitPreview({ ...committing, signal, report: reportCommitted, requireLease }, choices);
  return awaiting;
};

/** The job kind for imports that run after their request. */
export const createImportJobKind = (imports: ImportServices): WholeJobKind => ({
  name: IMPORT_JOB_KIND,
  mode: 'whole',
  access: 'editor',
  present: (db, _scope, items) => presentImportItems(db, items),
  perform: (running) => runImport(imports, running),
});
