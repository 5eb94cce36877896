import { Button } from '../../design/button.tsx';
import { Dialog, DialogActions } from '../../design/dialog.tsx';
import { ProblemNotice } from '../../design/notice.tsx';
import { Progress } from '../../design/page.tsx';
import { useFormats, useWords } from '../../language/locale.tsx';
import type { BulkItem } from './bulk.api.ts';
import { ProblemText } from '../../parts/problem-text.tsx';
import { bulkWords } from './bulk.words.ts';
import type { BulkState } from './use-bulk.ts';

/** Smaller changes finish before anyone could read the dialog. */
const MIN_SHOWN = 100;

export interface BulkDialogProps {
  readonly state: BulkState;
  readonly getTitle: (id: string) => string | undefined;
  readonly onClose: () => void;
}

/** The progress of a long bulk change, and then which items failed and why. */
export const BulkDialog = ({ state, getTitle, onClose }: BulkDialogProps) => {
  const words = useWords(bulkWords);
  const formats = useFormats();
  if (state.at === 'rest' || (state.at === 'work' && (state.isHidden || state.total <= MIN_SHOWN))) return null;
  if (state.at === 'work') {
    return (
      <Dialog title={words.working} isOpen onClose={onClose}>
        <Progress
          label={words.working}
          value={state.done}
          max={state.total}
          text={words.progress(formats.number(state.done), formats.number(state.total))}
        />
        <p>{words.workingHint}</p>
      </Dialog>
    );
  }
  if (state.at === 'failure') {
    return (
      <Dialog title={words.outcome} isOpen onClose={onClose}>
        <ProblemNotice error={state.error} onRetry={state.retry} />
      </Dialog>
    );
  }
  const { outcome, retry } = state;
  const { length } = outcome.retriable;
  return (
    <Dialog title={words.outcome} isOpen onClose={onClose}>
      <div className="dialog-body">
        {outcome.unchanged.length > 0 && (
          <p>{words.unchanged(outcome.unchanged.length, formats.number(outcome.unchanged.length))}</p>
        )}
        {length > 0 && <NamedItems text={words.conflicts} items={outcome.retriable} getTitle={getTitle} />}
        {outcome.refused.length > 0 && <NamedItems text={words.refused} items={outcome.refused} getTitle={getTitle} />}
      </div>
      <DialogActions>
        <Button onPress={onClose}>{words.close}</Button>
        {length > 0 && (
          <Button variant="primary" onPress={retry}>
            {words.again(length, formats.number(length))}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};

interface NamedItemsProps extends Pick<BulkDialogProps, 'getTitle'> {
  readonly text: string;
  readonly items: readonly BulkItem[];
}

const NamedItems = ({ text, items, getTitle }: NamedItemsProps) => {
  const words = useWords(bulkWords);
  return (
    <div>
      <p>{text}</p>
      <ul className="bulk-names">
        {items.map(({ id, recipe, problem }) => (
          <li key={id}>
            <strong>{recipe?.title ?? getTitle(id) ?? words.gone}</strong>
            {problem !== undefined && (
              <span>
                <ProblemText problem={problem} part="title" />
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};
