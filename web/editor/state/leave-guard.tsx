import { useBlocker } from '@tanstack/react-router';
import type { ShouldBlockFn } from '@tanstack/react-router';
import { useCallback } from 'react';

import { ConfirmDialog } from '../../design/dialog.tsx';
import { useWords } from '../../language/locale.tsx';
import { savingWords } from '../saving.words.ts';

export interface LeaveGuardProps {
  /** Asked at the moment of leaving. */
  readonly isUnsaved: () => boolean;
  /** What is being saved is safe: it may be left, and the outcome is told wherever somebody is by then. */
  readonly isSaving: boolean;
  readonly onLeaveSaving: () => void;
  readonly onDiscard: () => void;
}

/** Asks before something that was not saved is left: within the app by a dialog, else by the browser itself. */
export const LeaveGuard = ({ isUnsaved, isSaving, onLeaveSaving, onDiscard }: LeaveGuardProps) => {
  const words = useWords(savingWords);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: useCallback<ShouldBlockFn>(
      ({ current, next }) => {
        // A link to where one is leads nowhere else.
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
