import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ClipboardEvent, FormEvent } from 'react';

import { useToast } from '../design/toasts.tsx';
import { useWords } from '../language/locale.tsx';
import { listWords } from './list.words.ts';
import { readLine, readLines } from './read-line.ts';
import type { ListActions } from './use-list-actions.ts';
import './quick-add.css';

/** Where the thumb is: one line is one thing, and a pasted note is many. */
export const QuickAdd = ({ actions }: { readonly actions: ListActions }) => {
  const words = useWords(listWords);
  const tell = useToast();
  const [typed, setTyped] = useState('');

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const item = readLine(typed);
    if (item === undefined) return;
    actions.add([item]);
    setTyped('');
  };

  const paste = (event: ClipboardEvent): void => {
    const lines = readLines(event.clipboardData.getData('text'));
    if (lines.length < 2) return;
    event.preventDefault();
    const ids = actions.add(lines);
    const undo = (): void => {
      for (const id of ids) actions.set(id, { deleted: true });
    };
    tell({ text: words.added(ids.length), action: { label: words.undo, onPress: undo } });
  };

  return (
    <form className="quick-add no-print" onSubmit={submit}>
      <input
        className="field-input"
        aria-label={words.add}
        placeholder={words.addPlaceholder}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onPaste={paste}
        maxLength={400}
        enterKeyHint="enter"
        autoComplete="off"
      />
      <button type="submit" className="button button-icon" data-look="primary" aria-label={words.addAction}>
        <Plus aria-hidden />
      </button>
    </form>
  );
};
