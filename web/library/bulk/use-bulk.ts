import { useState } from 'react';

import { useToast } from '../../design/toasts.tsx';
import { useFormats, useWords } from '../../language/locale.tsx';
import { performBulk } from './bulk.api.ts';
import type { BulkChange, Target } from './bulk.api.ts';
import { bulkWords } from './bulk.words.ts';
import { groupOutcomes, retryTargets } from './outcome.ts';
import type { Outcome } from './outcome.ts';

/** The state of a bulk change. */
export type BulkState =
  | { readonly at: 'rest' }
  /** Hidden after the user closed the dialog: the change continues, and its outcome is reported. */
  | { readonly at: 'work'; readonly done: number; readonly total: number; readonly isHidden: boolean }
  | { readonly at: 'end'; readonly outcome: Outcome; readonly retry: () => void }
  | { readonly at: 'failure'; readonly error: unknown; readonly retry: () => void };

export interface Bulk {
  readonly state: BulkState;
  readonly run: (change: BulkChange, targets: readonly Target[]) => void;
  readonly close: () => void;
}

/**
 * Changes many recipes. A success shows a toast, with an undo for moving to the trash; otherwise a dialog lists the
 * outcome of each.
 */
export const useBulk = (onDone: (change: BulkChange, ids: readonly string[]) => void): Bulk => {
  const words = useWords(bulkWords);
  const formats = useFormats();
  const showToast = useToast();
  const [state, setState] = useState<BulkState>({ at: 'rest' });

  const undo = (outcome: Outcome): void => {
    const targets = outcome.done.flatMap(({ id, revision }) => (revision === undefined ? [] : [{ id, revision }]));
    performBulk({ kind: 'restore' }, targets).then(
      (items) => {
        const { length } = groupOutcomes(items).done;
        showToast({
          text: length < targets.length ? words.undoFailed : words.done('restore', length, formats.number(length)),
        });
      },
      () => showToast({ text: words.undoFailed }),
    );
  };
  const announce = (change: BulkChange, outcome: Outcome): void => {
    const { length } = [...outcome.done, ...outcome.unchanged];
    const text = words.done(change.kind, length, formats.number(length));
    const isUndoable = change.kind === 'trash' && outcome.done.length > 0;
    showToast(isUndoable ? { text, action: { label: words.undo, onPress: () => undo(outcome) } } : { text });
  };
  const perform = async (change: BulkChange, targets: readonly Target[]): Promise<void> => {
    setState({ at: 'work', done: 0, total: targets.length, isHidden: false });
    const items = await performBulk(change, targets, (done, total) =>
      setState((now) => ({ at: 'work', done, total, isHidden: now.at === 'work' && now.isHidden })),
    );
    const outcome = groupOutcomes(items);
    onDone(
      change,
      [...outcome.done, ...outcome.unchanged].map(({ id }) => id),
    );
    if (outcome.done.length + outcome.unchanged.length > 0) announce(change, outcome);
    const isWhole = outcome.retriable.length + outcome.refused.length === 0;
    const retry = (): void => run(change, retryTargets(outcome.retriable, targets));
    setState(isWhole ? { at: 'rest' } : { at: 'end', outcome, retry });
  };
  const run = (change: BulkChange, targets: readonly Target[]): void => {
    perform(change, targets).catch((error: unknown) => {
      setState({ at: 'failure', error, retry: () => run(change, targets) });
    });
  };
  const close = (): void => setState((now) => (now.at === 'work' ? { ...now, isHidden: true } : { at: 'rest' }));
  return { state, run, close };
};
