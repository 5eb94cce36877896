import { Plus } from 'lucide-react';
import { useId } from 'react';
import type { ClipboardEvent, FormEvent } from 'react';

import { useToast } from '../design/toasts.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { listWords } from './list.words.ts';
import { outcomeOf } from './outcome-of.ts';
import { LONGEST_LINE, linesOf, readLine } from './read-line.ts';
import type { ListActions } from './use-list-actions.ts';
import './quick-add.css';

const isTooLong = (line: string): boolean => line.length > LONGEST_LINE;

export interface QuickAddProps {
  readonly actions: ListActions;
  /** The text in the field; the parent holds the state. */
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

/** Within reach of the thumb: one line is one item, and a pasted note is many. */
export const QuickAdd = ({ actions, typed, onType }: QuickAddProps) => {
  const words = useWords(listWords);
  const formats = useFormats();
  const tell = useToast();
  const faultId = useId();
  const isRefused = isTooLong(typed);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const item = isRefused ? undefined : readLine(typed);
    if (item === undefined) return;
    actions.add([item]);
    onType('');
  };

  const add = async (note: readonly string[]): Promise<void> => {
    const items = note.filter((line) => !isTooLong(line)).flatMap((line) => readLine(line) ?? []);
    const ids = await outcomeOf(actions.add(items));
    const undo = (): void => {
      for (const id of ids) actions.set(id, { deleted: true });
    };
    if (ids.length > 0) tell({ text: words.added(ids.length), action: { label: words.undo, onPress: undo } });
  };

  const paste = (event: ClipboardEvent): void => {
    const note = linesOf(event.clipboardData.getData('text')).filter((line) => readLine(line) !== undefined);
    if (note.length < 2) return;
    event.preventDefault();
    void add(note);
    // Lines too long for any list are not dropped: they stay in the field, where they can be shortened.
    const left = note.filter(isTooLong);
    if (left.length > 0) onType([typed, ...left].filter((text) => text !== '').join(' '));
  };

  return (
    <form className="quick-add no-print" onSubmit={submit}>
      {isRefused && (
        <p id={faultId} className="field-fault" role="alert">
          {words.tooLong(formats.number(LONGEST_LINE))}
        </p>
      )}
      <input
        className="field-input"
        aria-label={words.add}
        aria-invalid={isRefused}
        aria-describedby={isRefused ? faultId : undefined}
        placeholder={words.addPlaceholder}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onPaste={paste}
        enterKeyHint="enter"
        autoComplete="off"
      />
      <button type="submit" className="button button-icon" data-look="primary" aria-label={words.addAction}>
        <Plus aria-hidden />
      </button>
    </form>
  );
};
