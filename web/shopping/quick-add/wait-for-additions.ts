import { changeQueue } from '../../offline/change-queue.ts';
import type { QueuedChange } from '../../offline/list-change.ts';

/** A reachable service has answered by then. Waiting longer would only delay the confirmation. */
const TIMEOUT_MS = 1500;

const addsAnyOf =
  (ids: ReadonlySet<string>) =>
  ({ change }: QueuedChange): boolean =>
    change.kind === 'add' && change.items.some(({ id }) => ids.has(id));

const isPending = (ids: ReadonlySet<string>): boolean =>
  changeQueue.changes().some((queued) => queued.refusal === undefined && addsAnyOf(ids)(queued));

const getNotRefused = (ids: ReadonlySet<string>): readonly string[] => {
  const left = new Set(ids);
  for (const { change, refusal } of changeQueue.changes()) {
    if (refusal !== undefined && change.kind === 'add') for (const { id } of change.items) left.delete(id);
  }
  return [...left];
};

/**
 * Resolves with the ids that were not refused, as far as the service has answered by the timeout. Offline, that is all
 * of them.
 */
export const waitForAdditions = (added: readonly string[]): Promise<readonly string[]> => {
  const ids = new Set(added);
  return new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer);
      stop();
      resolve(getNotRefused(ids));
    };
    const timer = setTimeout(finish, TIMEOUT_MS);
    const stop = changeQueue.subscribe(() => {
      if (!isPending(ids)) finish();
    });
  });
};
