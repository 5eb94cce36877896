import { useState } from 'react';

import { Button } from '../design/button.tsx';
import { Dialog, DialogActions } from '../design/dialog.tsx';
import { TextField } from '../design/field.tsx';
import { Notice, ProblemNotice } from '../design/notice.tsx';
import { useWords } from '../language/locale.tsx';
import { bookWords } from './book.words.ts';
import { booksWords } from './books.words.ts';

export interface NoteDialogProps {
  readonly title: string;
  /** As it was when the dialog opened. */
  readonly note: string;
  /** As it is now; undefined if the recipe was removed from the book. */
  readonly now: string | undefined;
  readonly onClose: () => void;
  /** The dialog closes once the note is saved, so that nothing typed is lost. */
  readonly onSave: (note: string) => void;
  readonly isSaving: boolean;
  readonly error: unknown;
}

export const NoteDialog = ({ title, note, now, onClose, onSave, isSaving, error }: NoteDialogProps) => {
  const words = useWords(bookWords);
  const { cancel, save } = useWords(booksWords);
  const [text, setText] = useState(note);
  // A removed recipe is no longer loaded with the book.
  const [called] = useState(title);
  return (
    <Dialog title={words.noteFor(called)} isOpen onClose={onClose}>
      <TextField
        label={words.note}
        hint={words.noteHint}
        value={text}
        onChange={setText}
        lines={4}
        maxLength={10_000}
        autoFocus
      />
      {now === undefined && <Notice kind="warning">{words.noteTakenOut}</Notice>}
      {now !== undefined && now !== note && (
        <Notice kind="warning" title={words.noteChanged}>
          {now === '' ? words.noteEmptied : now}
        </Notice>
      )}
      {error !== undefined && <ProblemNotice error={error} />}
      <DialogActions>
        <Button onPress={onClose}>{cancel}</Button>
        <Button variant="primary" onPress={() => onSave(text.trim())} isPending={isSaving}>
          {save}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
