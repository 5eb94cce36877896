import type { Db } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { AwaitingPreview } from '../../platform/jobs/job-kind.ts';
import type { JobContext, SettledState, WholeKind } from '../../platform/jobs/job-kind.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { asId } from '../../platform/ids/ids.ts';
import { Problem } from '../../platform/problem/problem.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { commitPreview } from './commit/commit-preview.ts';
import type { Choice } from './commit/choices.ts';
import { isWarning } from './diagnostics.ts';
import type { Imports } from './imports.ts';
import { createPreview } from './previews/create-preview.ts';
import { fetchSource, ofText } from './previews/gather-sources.ts';
import type { GatheredSource } from './previews/gather-sources.ts';
import type { Policy } from './previews/import-input.schemas.ts';
import { hasRemaining, remainingItems } from './previews/item.store.ts';
import type { WholeItem } from './previews/item.store.ts';
import { canCommit } from './previews/present-item.ts';
import type { PreviewId } from './previews/preview.schemas.ts';
import { isStaged } from './previews/preview.store.ts';
import { stagePreview } from './previews/stage-preview.ts';
import { lookForPreview } from './previews/take-preview.ts';

export const IMPORT_KIND = 'import-preview';

/** The input of an import job. The id of its preview is chosen up front, so that the preview is created only once. */
export interface ImportJob {
  readonly previewId: PreviewId;
  readonly policy: Policy;
  readonly formatId?: string | undefined;
  readonly input:
    | { readonly kind: 'url'; readonly url: string }
    | { readonly kind: 'text'; readonly text: string }
    | { readonly kind: 'files'; readonly files: readonly { readonly name: string; readonly blob: string }[] };
}

/** Restores the type of the job's input, which is stored as JSON. */
const inputOf = ({ input }: Job): ImportJob => JSON.parse(input) as ImportJob;

type StoredFiles = Extract<ImportJob['input'], { kind: 'files' }>['files'];

/** Keeps every file available on this machine during the work, by nesting the calls. */
const withFiles = async <T>(
  storage: Storage,
  files: StoredFiles,
  work: (sources: readonly GatheredSource[]) => Promise<T>,
  sources: readonly GatheredSource[] = [],
): Promise<T> => {
  const [file, ...rest] = files;
  if (file === undefined) return work(sources);
  const { name, blob } = file;
  const done = await storage.use(blob, async (path) => {
    const source = { task: { name, content: { path } }, place: `body.file[${sources.length}]`, blob };
    return { result: await withFiles(storage, rest, work, [...sources, source]) };
  });
  if (done === undefined) throw new Problem('import-unreadable', { detail: 'What was sent is not there any more.' });
  return done.result;
};

const withSources = async <T>(
  imports: Imports,
  input: ImportJob['input'],
  work: (sources: readonly GatheredSource[]) => Promise<T>,
): Promise<T> => {
  switch (input.kind) {
    case 'url':
      return work([await fetchSource(imports, input.url)]);
    case 'text':
      return work([ofText(input.text)]);
    case 'files':
      return withFiles(imports.assets.storage, input.files, work);
    default:
      return input satisfies never;
  }
};

/** Whether the policy allows committing an item without review. */
const isMet = (policy: Policy, item: WholeItem): boolean => {
  switch (policy) {
    case 'review':
      return false;
    case 'allow-warnings':
      return canCommit(item);
    case 'require-no-warnings':
      return (
        canCommit(item) && !item.remarks.some(isWarning) && item.occurrences.every(({ answer }) => answer !== undefined)
      );
    default:
      return policy satisfies never;
  }
};

/** All remaining items that the policy allows; undefined if the whole import has to wait for review. */
const choicesBy = async (running: JobContext, { previewId, policy }: ImportJob): Promise<Choice[] | undefined> => {
  const choices: Choice[] = [];
  for await (const items of remainingItems(running.db, previewId)) {
    for (const item of items) {
      // A single warning stops everything, because the import as a whole has to meet the policy.
      if (policy === 'require-no-warnings' && !isMet(policy, item)) return undefined;
      if (isMet(policy, item)) choices.push({ itemId: item.id, kind: 'take', onDuplicate: 'wait' });
    }
  }
  return choices;
};

const stage = async (
  imports: Imports,
  running: JobContext,
  { previewId, formatId, input }: ImportJob,
): Promise<void> => {
  const { database, scope, log, signal, report, job, hold } = running;
  // The job was interrupted after staging; only the commit is left to do.
  if (await isStaged(database.db, previewId)) return;
  await withSources(imports, input, async (sources) => {
    const staging = { imports, database, scope, log, signal, report, hold };
    const { preview } = await stagePreview(staging, { sources, formatId }, { id: previewId, jobId: job.id });
    await database.transaction(async (tx) => {
      await hold(tx);
      await createPreview(tx, scope, preview);
    });
  });
};

/** The state of a preview that may have changed before the job was recorded as waiting for it. */
const settledAt = async (db: Db, scope: LibraryScope, id: PreviewId): Promise<SettledState> => {
  if ((await lookForPreview(db, scope, id)) === undefined) return 'cancelled';
  return (await hasRemaining(db, id)) ? 'awaiting-preview' : 'succeeded';
};

/** Reads the input and commits it if the policy allows. Otherwise waits for the user to commit the preview. */
const runImport = async (imports: Imports, running: JobContext): Promise<object> => {
  const input = inputOf(running.job);
  const { database, scope, signal, report, hold } = running;
  await stage(imports, running, input);
  const result = { preview_id: input.previewId, committed: 0 };
  const awaiting = (told: object): AwaitingPreview =>
    new AwaitingPreview(told, (db) => settledAt(db, scope, asId<PreviewId>(input.previewId)));
  if (input.policy === 'review') return awaiting(result);
  const choices = await choicesBy(running, input);
  if (choices === undefined) return awaiting(result);
  const committing = {
    imports,
    database,
    scope,
    previewId: asId<PreviewId>(input.previewId),
    retained: new Set<string>(),
  };
  const items = await commitPreview({ ...committing, signal, report, hold }, choices);
  const committed = items.filter(({ outcome }) => outcome !== 'skipped').length;
  const ended = { ...result, committed };
  return (await hasRemaining(database.db, input.previewId)) ? awaiting(ended) : ended;
};

/** The job kind for imports that run after their request. */
export const importKind = (imports: Imports): WholeKind => ({
  name: IMPORT_KIND,
  how: 'whole',
  access: 'editor',
  perform: (running) => runImport(imports, running),
});
