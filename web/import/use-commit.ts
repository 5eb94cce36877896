import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { commitInPasses } from './commit-in-passes.ts';
import { commitItems, previewKey } from './review.api.ts';
import type { CommitItem, PreviewBody } from './review.api.ts';
import type { Resolution } from './review-choices.ts';

interface State {
  readonly isRunning: boolean;
  readonly isStopping: boolean;
  readonly done: number;
  readonly total: number;
  readonly error: unknown;
}

const STILL: State = { isRunning: false, isStopping: false, done: 0, total: 0, error: undefined };

/** Where nothing is left: the same preview with nothing in it, since the service tells none. */
const emptied = (preview: PreviewBody): PreviewBody => ({
  ...preview,
  items: [],
  resolution_decisions: [],
  resolution_groups: [],
  unanswered: [],
});

/** Takes recipes in pass by pass, and remembers what became of them for as long as the screen is open. */
export const useCommit = (previewId: string) => {
  const client = useQueryClient();
  const [state, setState] = useState(STILL);
  const [outcomes, setOutcomes] = useState<readonly CommitItem[]>([]);
  const isStopped = useRef(false);

  const run = async (
    preview: PreviewBody,
    resolutions: readonly Resolution[],
    retained: ReadonlySet<string>,
  ): Promise<void> => {
    isStopped.current = false;
    setState({ ...STILL, isRunning: true, total: resolutions.length });
    try {
      await commitInPasses({
        resolutions,
        retained,
        items: preview.items,
        commit: (body) => commitItems(previewId, body),
        isStopped: () => isStopped.current,
        onPass: ({ outcomes: more, remaining }) => {
          client.setQueryData(previewKey(previewId), remaining ?? emptied(preview));
          // What was held before and is taken in now is told once, as it ended.
          const isNew = ({ item_id }: CommitItem): boolean => more.every((one) => one.item_id !== item_id);
          setOutcomes((before) => [...more, ...before.filter(isNew)]);
          setState((before) => ({ ...before, done: Math.min(before.total, before.done + more.length) }));
        },
      });
      setState(STILL);
    } catch (error) {
      // What of the last pass was done before it failed is only known to the service.
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
