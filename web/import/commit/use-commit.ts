import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { commitInBatches } from './commit-in-batches.ts';
import { commitItems, previewKey } from '../review/review.api.ts';
import type { CommitItem, PreviewBody } from '../review/review.api.ts';
import type { Resolution } from '../review/review-choices.ts';

interface State {
  readonly isRunning: boolean;
  readonly isStopping: boolean;
  readonly done: number;
  readonly total: number;
  readonly error: unknown;
}

const IDLE: State = { isRunning: false, isStopping: false, done: 0, total: 0, error: undefined };

/** The service returns no preview once nothing is left, so this is the same preview without items. */
const withoutItems = (preview: PreviewBody): PreviewBody => ({
  ...preview,
  items: [],
  resolution_decisions: [],
  resolution_groups: [],
  unanswered: [],
});

/** Commits recipes in batches and keeps their outcomes while the page is open. */
export const useCommit = (previewId: string) => {
  const client = useQueryClient();
  const [state, setState] = useState(IDLE);
  const [outcomes, setOutcomes] = useState<readonly CommitItem[]>([]);
  const isStopped = useRef(false);

  const run = async (
    preview: PreviewBody,
    resolutions: readonly Resolution[],
    retained: ReadonlySet<string>,
  ): Promise<void> => {
    isStopped.current = false;
    setState({ ...IDLE, isRunning: true, total: resolutions.length });
    try {
      await commitInBatches({
        resolutions,
        retained,
        items: preview.items,
        commit: (body) => commitItems(previewId, body),
        isStopped: () => isStopped.current,
        onBatch: ({ outcomes: more, remaining }) => {
          client.setQueryData(previewKey(previewId), remaining ?? withoutItems(preview));
          // An item that was held back earlier and is imported now appears once, with its last outcome.
          const isNew = ({ item_id }: CommitItem): boolean => more.every((one) => one.item_id !== item_id);
          setOutcomes((before) => [...more, ...before.filter(isNew)]);
          setState((before) => ({ ...before, done: Math.min(before.total, before.done + more.length) }));
        },
      });
      setState(IDLE);
    } catch (error) {
      // Only the service knows how much of the failed batch was done.
      void client.invalidateQueries({ queryKey: previewKey(previewId) });
      setState((before) => ({ ...before, isRunning: false, error }));
    }
  };

  const stop = (): void => {
    isStopped.current = true;
    setState((before) => ({ ...before, isStopping: true }));
  };

  return { ...state, outcomes, run, stop };
};

export type Commit = ReturnType<typeof useCommit>;
