import { useState } from 'react';

import type { RecipeSummary } from '../api/recipes.ts';
import { Button } from '../design/button.tsx';
import { Dialog, DialogActions } from '../design/dialog.tsx';
import { SelectField } from '../design/field.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { useWords } from '../language/locale.tsx';
import { RecipePicker } from '../parts/recipe-picker.tsx';
import type { Chapter, Member } from './book-order.ts';
import { bookWords } from './book.words.ts';

export interface AddMembersDialogProps {
  readonly chapters: readonly Chapter[];
  readonly members: readonly Member[];
  /** `onSaved` is called once the book has it. */
  readonly onAdd: (member: Member, onSaved: () => void) => void;
  /** Why the last one was not added. */
  readonly error: unknown;
  readonly onClose: () => void;
}

/** Adds recipes one at a time, each at the end of its chapter. */
export const AddMembersDialog = ({ chapters, members, onAdd, error, onClose }: AddMembersDialogProps) => {
  const words = useWords(bookWords);
  const [chapter, setChapter] = useState('');
  const [message, setMessage] = useState('');
  const add = ({ id, title }: RecipeSummary): void => {
    const isIn = members.some(({ entry_id }) => entry_id === id);
    setMessage(isIn ? words.alreadyIn(title) : '');
    const member = { entry_id: id, chapter_id: chapter === '' ? null : chapter, note: '' };
    if (!isIn) onAdd(member, () => setMessage(words.inBook(title)));
  };
  return (
    <Dialog title={words.addRecipes} isOpen onClose={onClose}>
      {chapters.length > 0 && (
        <SelectField label={words.into} value={chapter} onChange={setChapter}>
          <option value="">{words.noChapter}</option>
          {chapters.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      <RecipePicker onPick={add} />
      <p role="status">{message}</p>
      {error !== undefined && <ProblemNotice error={error} messages={{ 'precondition-failed': words.notAdded }} />}
      <DialogActions>
        <Button variant="primary" onPress={onClose}>
          {words.done}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
