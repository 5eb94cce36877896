import type { BulkAnswer, BulkItem, BulkRequest } from '../../../src/domains/bulk/index.ts';
import type { JobBody } from '../../../src/domains/jobs/index.ts';
import type { Book } from '../../../src/domains/organization/index.ts';
import { get, getAll, send } from '../../api/client.ts';

export type { BulkItem } from '../../../src/domains/bulk/index.ts';

/** A change of many recipes at once. */
export type BulkChange =
  | { readonly kind: 'tags'; readonly add: readonly string[]; readonly remove: readonly string[] }
  | { readonly kind: 'books'; readonly book: string }
  | { readonly kind: 'trash' }
  | { readonly kind: 'restore' };

export interface Target {
  readonly id: string;
  /** The revision of the recipe. */
  readonly revision: number;
}

/** The progress of a job. */
export type OnProgress = (done: number, total: number) => void;

type Input = Omit<BulkRequest, 'items'>;

const POLL_MS = 400;
const CHUNK_SIZE = 100;

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, POLL_MS);
  });

/** The service handles a hundred items directly and creates a job for more, which is polled. */
const post = async (
  kind: BulkChange['kind'],
  input: Input,
  items: readonly Target[],
  onProgress?: OnProgress,
): Promise<readonly BulkItem[]> => {
  const response = await send<BulkAnswer | JobBody>('POST', `/bulk/recipes/${kind}`, { body: { ...input, items } });
  if ('items' in response.body) return response.body.items;
  let job = response.body;
  while (job.state === 'queued' || job.state === 'running') {
    onProgress?.(job.progress.done, items.length);
    await pause();
    job = await get<JobBody>(`/jobs/${job.id}`);
  }
  onProgress?.(items.length, items.length);
  return getAll<BulkItem>(`/jobs/${job.id}/items`);
};

const toInput = async (change: BulkChange): Promise<Input> => {
  if (change.kind === 'tags') return { add_tags: [...change.add], remove_tags: [...change.remove] };
  if (change.kind !== 'books') return {};
  const { revision } = await get<Book>(`/books/${change.book}`);
  return { book_id: change.book, book_revision: revision, member: true };
};

/**
 * Tags and books are changed by the revision of a recipe's organization, which lists do not include. A change for
 * revision 0 is refused with the current revision and has no effect, so this collects the revisions a hundred at a
 * time. Nothing is overwritten unseen, since tags and members are added, not replaced.
 */
const lookUpRevisions = async (kind: BulkChange['kind'], input: Input, targets: readonly Target[]) => {
  const settled: BulkItem[] = [];
  const targetsWithRevision: Target[] = [];
  for (let start = 0; start < targets.length; start += CHUNK_SIZE) {
    const probes = targets.slice(start, start + CHUNK_SIZE).map(({ id }) => ({ id, revision: 0 }));
    for (const item of await post(kind, input, probes)) {
      if (item.current_revision === undefined) settled.push(item);
      else targetsWithRevision.push({ id: item.id, revision: item.current_revision });
    }
  }
  return { settled, filed: targetsWithRevision };
};

/** Applies the change to every recipe it can, and returns the outcome of each. */
export const performBulk = async (
  change: BulkChange,
  targets: readonly Target[],
  onProgress?: OnProgress,
): Promise<readonly BulkItem[]> => {
  const input = await toInput(change);
  if (change.kind === 'trash' || change.kind === 'restore') return post(change.kind, input, targets, onProgress);
  const { settled, filed: targetsWithRevision } = await lookUpRevisions(change.kind, input, targets);
  return [
    ...settled,
    ...(targetsWithRevision.length === 0 ? [] : await post(change.kind, input, targetsWithRevision, onProgress)),
  ];
};
