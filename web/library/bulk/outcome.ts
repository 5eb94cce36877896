import type { BulkItem, Target } from './bulk.api.ts';

/** The outcome of a bulk change, by what to do about it. */
export interface Outcome {
  readonly done: readonly BulkItem[];
  readonly unchanged: readonly BulkItem[];
  /** Changed by someone else or not processed: a retry may succeed. */
  readonly retriable: readonly BulkItem[];
  /** Deleted or refused: a retry would fail again. */
  readonly refused: readonly BulkItem[];
}

const RETRIABLE: ReadonlySet<BulkItem['status']> = new Set([
  'revision-conflict',
  'skipped',
  'pending',
  'outcome-unknown',
]);

export const groupOutcomes = (items: readonly BulkItem[]): Outcome => {
  const done = items.filter(({ status }) => status === 'succeeded');
  const unchanged = items.filter(({ status }) => status === 'unchanged');
  const retriable = items.filter(({ status }) => RETRIABLE.has(status));
  const rest = new Set([...done, ...unchanged, ...retriable]);
  return { done, unchanged, retriable, refused: items.filter((item) => !rest.has(item)) };
};

/** The targets of a retry, each with the revision that was reported, or the last known one. */
export const retryTargets = (items: readonly BulkItem[], before: readonly Target[]): readonly Target[] => {
  const known = new Map(before.map(({ id, revision }) => [id, revision]));
  return items.map(({ id, current_revision, recipe }) => ({
    id,
    revision: current_revision ?? recipe?.revision ?? known.get(id) ?? 0,
  }));
};
