import { useState } from 'react';

import { Button } from '../design/button.tsx';
import { Dialog, DialogActions } from '../design/dialog.tsx';
import { TextField } from '../design/field.tsx';
import { useWords } from '../language/locale.tsx';
import { bookWords } from './book.words.ts';
import { booksWords } from './books.words.ts';

export interface NoteDialogProps {
  readonly title: string;
  readonly note: string;
  readonly onClose: () => void;
  readonly onSave: (note: string) => void;
}

export const NoteDialog = ({ title, note, onClose, onSave }: NoteDialogProps) => {
  const words = useWords(bookWords);
  const { cancel, save } = useWords(booksWords);
  const [text, setText] = useState(note);
  return (
    <Dialog title={words.noteFor(title)} isOpen onClose={onClose}>
      <TextField
        label={words.note}
        hint={words.noteHint}
        value={text}
        onChange={setText}
        lines={4}
        maxLength={10_000}
        autoFocus
      />
      <DialogActions>
        <Button onPress={onClose}>{cancel}</Button>
        <Button
          look="primary"
          onPress={() => {
            onSave(text.trim());
            onClose();
          }}
        >
          {save}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
