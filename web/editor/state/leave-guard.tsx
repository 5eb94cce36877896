import { useBlocker } from '@tanstack/react-router';

import { ConfirmDialog } from '../../design/dialog.tsx';
import { useWords } from '../../language/locale.tsx';
import { editorWords } from '../editor.words.ts';

export interface LeaveGuardProps {
  /** Asked at the moment of leaving. */
  readonly isUnsaved: () => boolean;
  readonly onDiscard: () => void;
}

/** Asks before something that was not saved is left: within the app by a dialog, else by the browser itself. */
export const LeaveGuard = ({ isUnsaved, onDiscard }: LeaveGuardProps) => {
  const words = useWords(editorWords);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: isUnsaved,
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
