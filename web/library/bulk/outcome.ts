import type { BulkItem, Target } from './bulk.api.ts';

/** What became of many, by what there is to do about it. */
export interface Outcome {
  readonly done: readonly BulkItem[];
  readonly unchanged: readonly BulkItem[];
  /** Somebody changed them meanwhile, or they were not come to: once more may be enough. */
  readonly retriable: readonly BulkItem[];
  /** Gone, or refused: once more would be the same. */
  readonly refused: readonly BulkItem[];
}

const RETRIABLE: ReadonlySet<BulkItem['status']> = new Set([
  'revision-conflict',
  'skipped',
  'pending',
  'outcome-unknown',
]);

export const outcomeOf = (items: readonly BulkItem[]): Outcome => {
  const done = items.filter(({ status }) => status === 'succeeded');
  const unchanged = items.filter(({ status }) => status === 'unchanged');
  const retriable = items.filter(({ status }) => RETRIABLE.has(status));
  const rest = new Set([...done, ...unchanged, ...retriable]);
  return { done, unchanged, retriable, refused: items.filter((item) => !rest.has(item)) };
};

/** The same again for what is there now: each with the revision that it met, or with that of the recipe as it stands. */
export const retryTargets = (items: readonly BulkItem[], before: readonly Target[]): readonly Target[] => {
  const known = new Map(before.map(({ id, revision }) => [id, revision]));
  return items.map(({ id, current_revision, recipe }) => ({
    id,
    revision: current_revision ?? recipe?.revision ?? known.get(id) ?? 0,
  }));
};
