import { Plus } from 'lucide-react';
import { useId } from 'react';
import type { ClipboardEvent, FormEvent } from 'react';

import { useToast } from '../../design/toasts.tsx';
import { useFormats, useWords } from '../../language/locale.tsx';
import { listWords } from '../list/list.words.ts';
import { waitForAdditions } from './wait-for-additions.ts';
import { MAX_LINE_LENGTH, splitLines, parseItemLine } from './parse-item-line.ts';
import type { ListActions } from '../list/use-list-actions.ts';
import './quick-add.css';

const isTooLong = (line: string): boolean => line.length > MAX_LINE_LENGTH;

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
  const showToast = useToast();
  const errorId = useId();
  const isInvalid = isTooLong(typed);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const item = isInvalid ? undefined : parseItemLine(typed);
    if (item === undefined) return;
    actions.add([item]);
    onType('');
  };

  const add = async (note: readonly string[]): Promise<void> => {
    const items = note.filter((line) => !isTooLong(line)).flatMap((line) => parseItemLine(line) ?? []);
    const ids = await waitForAdditions(actions.add(items));
    const undo = (): void => {
      for (const id of ids) actions.set(id, { deleted: true });
    };
    if (ids.length > 0) showToast({ text: words.added(ids.length), action: { label: words.undo, onPress: undo } });
  };

  const paste = (event: ClipboardEvent): void => {
    const note = splitLines(event.clipboardData.getData('text')).filter((line) => parseItemLine(line) !== undefined);
    if (note.length < 2) return;
    event.preventDefault();
    void add(note);
    // Lines too long for any list are not dropped: they stay in the field, where they can be shortened.
    const left = note.filter(isTooLong);
    if (left.length > 0) onType([typed, ...left].filter((text) => text !== '').join(' '));
  };

  return (
    <form className="quick-add no-print" onSubmit={submit}>
      {isInvalid && (
        <p id={errorId} className="field-fault" role="alert">
          {words.tooLong(formats.number(MAX_LINE_LENGTH))}
        </p>
      )}
      <input
        className="field-input"
        aria-label={words.add}
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? errorId : undefined}
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
