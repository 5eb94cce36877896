import { useBlocker } from '@tanstack/react-router';
import type { ShouldBlockFn } from '@tanstack/react-router';
import { useCallback } from 'react';

import { ConfirmDialog } from '../../design/dialog.tsx';
import { useWords } from '../../language/locale.tsx';
import { savingWords } from '../saving.words.ts';

export interface LeaveGuardProps {
  /** Called at the moment of leaving. */
  readonly isUnsaved: () => boolean;
  /** A running save is safe to leave: a toast reports its outcome. */
  readonly isSaving: boolean;
  readonly onLeaveSaving: () => void;
  readonly onDiscard: () => void;
}

/** Confirms leaving with unsaved changes: with a dialog within the app, otherwise with the browser's own prompt. */
export const LeaveGuard = ({ isUnsaved, isSaving, onLeaveSaving, onDiscard }: LeaveGuardProps) => {
  const words = useWords(savingWords);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: useCallback<ShouldBlockFn>(
      ({ current, next }) => {
        // A link to the current page does not leave it.
        if (current.pathname === next.pathname) return false;
        if (!isSaving) return isUnsaved();
        onLeaveSaving();
        return false;
      },
      [isSaving, isUnsaved, onLeaveSaving],
    ),
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      title={words.leaveTitle}
      isOpen={status === 'blocked'}
      onClose={() => reset?.()}
      action={words.leave}
      onConfirm={() => {
        onDiscard();
        proceed?.();
      }}
    >
      <p>{words.leaveText}</p>
    </ConfirmDialog>
  );
};
