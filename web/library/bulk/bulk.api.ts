import type { BulkAnswer, BulkItem, BulkRequest } from '../../../src/domains/bulk/index.ts';
import type { JobBody } from '../../../src/domains/jobs/index.ts';
import type { Book } from '../../../src/domains/organization/index.ts';
import { get, getAll, send } from '../../api/client.ts';

export type { BulkItem } from '../../../src/domains/bulk/index.ts';

/** What is done to many recipes at once. */
export type BulkChange =
  | { readonly kind: 'tags'; readonly add: readonly string[]; readonly remove: readonly string[] }
  | { readonly kind: 'books'; readonly book: string }
  | { readonly kind: 'trash' }
  | { readonly kind: 'restore' };

export interface Target {
  readonly id: string;
  /** Of the recipe. */
  readonly revision: number;
}

/** How far a job has come. */
export type OnProgress = (done: number, total: number) => void;

type Input = Omit<BulkRequest, 'items'>;

const POLL_MS = 400;
const CHUNK = 100;

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, POLL_MS);
  });

/** The service does a hundred at once, and makes a job of more: then it is waited for. */
const post = async (
  kind: BulkChange['kind'],
  input: Input,
  items: readonly Target[],
  onProgress?: OnProgress,
): Promise<readonly BulkItem[]> => {
  const answer = await send<BulkAnswer | JobBody>('POST', `/bulk/recipes/${kind}`, { body: { ...input, items } });
  if ('items' in answer.body) return answer.body.items;
  let job = answer.body;
  while (job.state === 'queued' || job.state === 'running') {
    onProgress?.(job.progress.done, items.length);
    await pause();
    job = await get<JobBody>(`/jobs/${job.id}`);
  }
  onProgress?.(items.length, items.length);
  return getAll<BulkItem>(`/jobs/${job.id}/items`);
};

const inputOf = async (change: BulkChange): Promise<Input> => {
  if (change.kind === 'tags') return { add_tags: [...change.add], remove_tags: [...change.remove] };
  if (change.kind !== 'books') return {};
  const { revision } = await get<Book>(`/books/${change.book}`);
  return { book_id: change.book, book_revision: revision, member: true };
};

/**
 * Tags and books are changed under the revision of a recipe's organization, which no list of recipes tells. A change
 * for the revision 0 is refused for each recipe with the one that it met, and does nothing: so they are asked for a
 * hundred at once. Nothing is overwritten unseen by that, since tags and members are added and not replaced.
 */
const filedAt = async (kind: BulkChange['kind'], input: Input, targets: readonly Target[]) => {
  const settled: BulkItem[] = [];
  const filed: Target[] = [];
  for (let start = 0; start < targets.length; start += CHUNK) {
    const asked = targets.slice(start, start + CHUNK).map(({ id }) => ({ id, revision: 0 }));
    for (const item of await post(kind, input, asked)) {
      if (item.current_revision === undefined) settled.push(item);
      else filed.push({ id: item.id, revision: item.current_revision });
    }
  }
  return { settled, filed };
};

/** Does it to each that it can be done to, and tells what came of every one. */
export const performBulk = async (
  change: BulkChange,
  targets: readonly Target[],
  onProgress?: OnProgress,
): Promise<readonly BulkItem[]> => {
  const input = await inputOf(change);
  if (change.kind === 'trash' || change.kind === 'restore') return post(change.kind, input, targets, onProgress);
  const { settled, filed } = await filedAt(change.kind, input, targets);
  return [...settled, ...(filed.length === 0 ? [] : await post(change.kind, input, filed, onProgress))];
};
