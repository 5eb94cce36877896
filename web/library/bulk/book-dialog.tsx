import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { booksQuery } from '../../api/organization.ts';
import { Button } from '../../design/button.tsx';
import { Dialog, DialogActions } from '../../design/dialog.tsx';
import { SelectField } from '../../design/field.tsx';
import { LinkButton } from '../../design/link-button.tsx';
import { ProblemNotice } from '../../design/notice.tsx';
import { useFormats, useWords } from '../../language/locale.tsx';
import type { BulkChange } from './bulk.api.ts';
import { bulkWords } from './bulk.words.ts';

export interface BookDialogProps {
  readonly count: number;
  readonly onClose: () => void;
  readonly onSave: (change: BulkChange) => void;
}

export const BookDialog = ({ count, onClose, onSave }: BookDialogProps) => {
  const words = useWords(bulkWords);
  const formats = useFormats();
  const { data: books = [], isError, isSuccess, error, refetch } = useQuery(booksQuery);
  const [chosen, setChosen] = useState('');
  const book = chosen === '' ? books[0]?.id : chosen;
  return (
    <Dialog title={words.bookTitle(count, formats.number(count))} isOpen onClose={onClose}>
      {isError && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {isSuccess && books.length === 0 && (
        <div className="dialog-body">
          <p>{words.noBooks}</p>
          <LinkButton to="/books">{words.makeBook}</LinkButton>
        </div>
      )}
      {books.length > 0 && (
        <SelectField label={words.whichBook} value={book} onChange={setChosen}>
          {books.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      <DialogActions>
        <Button onPress={onClose}>{words.cancel}</Button>
        {book !== undefined && (
          <Button variant="primary" onPress={() => onSave({ kind: 'books', book })}>
            {words.putIn}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
