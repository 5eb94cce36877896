import { Button } from '../../design/button.tsx';
import { LinkButton } from '../../design/link-button.tsx';
import { Notice, ProblemNotice } from '../../design/notice.tsx';
import { useWords } from '../../language/locale.tsx';
import { editorWords } from '../editor.words.ts';
import { savingWords } from '../saving.words.ts';
import './save-bar.css';

export interface SaveBarProps {
  readonly recipeId: string | undefined;
  readonly isDirty: boolean;
  readonly isPending: boolean;
  readonly hasErrors: boolean;
  readonly error: unknown;
  readonly onSave: () => void;
}

/** Always visible, with the result of the last save. */
export const SaveBar = ({ recipeId, isDirty, isPending, hasErrors, error, onSave }: SaveBarProps) => {
  const words = useWords(savingWords);
  const { cancel } = useWords(editorWords);
  return (
    <div className="save-bar">
      {error !== undefined && <ProblemNotice error={error} onRetry={onSave} />}
      {error === undefined && hasErrors && (
        <Notice kind="error" title={words.faultsTitle}>
          {words.faultsHint}
        </Notice>
      )}
      <div className="save-bar-actions">
        <span className="save-bar-state" role="status">
          {isDirty && words.unsaved}
        </span>
        {recipeId === undefined ? (
          <LinkButton to="/">{cancel}</LinkButton>
        ) : (
          <LinkButton to="/recipes/$recipeId" params={{ recipeId }}>
            {cancel}
          </LinkButton>
        )}
        <Button variant="primary" onPress={onSave} isPending={isPending} aria-keyshortcuts="Control+S Meta+S">
          {words.save}
        </Button>
      </div>
    </div>
  );
};
