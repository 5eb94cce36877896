import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Form } from 'react-aria-components';

import { getFieldErrors, hasCode } from '../api/problem.ts';
import { Button } from '../design/button.tsx';
import { Choice } from '../design/choice.tsx';
import { Dialog, DialogActions } from '../design/dialog.tsx';
import { TextField } from '../design/field.tsx';
import { Notice, ProblemNotice } from '../design/notice.tsx';
import { useWords } from '../language/locale.tsx';
import { BookChanges } from './book-changes.tsx';
import { bookQuery, createBook, replaceBook } from './books.api.ts';
import type { Book, BookInput } from './books.api.ts';
import { booksWords } from './books.words.ts';
import { ChapterFields } from './chapter-fields.tsx';
import type { ChapterInput } from './chapter-fields.tsx';

const kinds = ['personal', 'publication'] as const satisfies readonly Book['kind'][];

export interface BookFormProps {
  readonly book: Book | undefined;
  readonly onClose: () => void;
  readonly onSaved: (book: Book) => void;
}

/** Title, kind, description and chapters of a book. A conflicting change is shown before it is overwritten. */
export const BookForm = ({ book, onClose, onSaved }: BookFormProps) => {
  const words = useWords(booksWords);
  const client = useQueryClient();
  const [kind, setKind] = useState<Book['kind']>(book?.kind ?? 'personal');
  const [title, setTitle] = useState(book?.title ?? '');
  const [description, setDescription] = useState(book?.description ?? '');
  const [chapters, setChapters] = useState<readonly ChapterInput[]>(book?.chapters ?? []);
  // The book may be refetched while the form is open: the save is based on what the form started with.
  const [read] = useState(book);
  const [conflict, setConflict] = useState<{ readonly theirs: Book; readonly refusal: Error }>();
  const base = conflict?.theirs ?? read;
  const saving = useMutation({
    mutationFn: (input: BookInput) => (base === undefined ? createBook(input) : replaceBook(base, input)),
    onSuccess: (saved) => {
      client.setQueryData(bookQuery(saved.id).queryKey, saved);
      onClose();
      onSaved(saved);
    },
    onError: async (error) => {
      if (read === undefined || !hasCode(error, 'precondition-failed')) return;
      try {
        const theirs = await client.fetchQuery({ ...bookQuery(read.id), staleTime: 0 });
        setConflict({ theirs, refusal: error });
      } catch {
        // The other version cannot be loaded, so the refusal itself is shown.
      }
    },
  });
  const fieldErrors = getFieldErrors(saving.error);
  const isShown = Object.keys(fieldErrors).length > 0 || conflict?.refusal === saving.error;
  const save = (): void =>
    saving.mutate({
      kind,
      title,
      description,
      chapters: chapters
        .filter((chapter) => chapter.title.trim() !== '')
        .map(({ id, title: name }) => ({ id, title: name })),
    });
  return (
    <Dialog title={book === undefined ? words.newBook : words.edit} isOpen onClose={onClose}>
      <Form
        className="dialog-body"
        validationErrors={fieldErrors}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {read !== undefined && conflict !== undefined && (
          <Notice
            kind="warning"
            title={words.changedTitle}
            action={<Button onPress={onClose}>{words.takeTheirs}</Button>}
          >
            <BookChanges read={read} theirs={conflict.theirs} />
          </Notice>
        )}
        <TextField
          label={words.title}
          name="title"
          value={title}
          onChange={setTitle}
          maxLength={500}
          isRequired
          autoFocus
        />
        <Choice
          label={words.kind}
          value={kind}
          options={kinds.map((value) => ({ value, text: words[value] }))}
          onChange={setKind}
        />
        <TextField
          label={words.description}
          name="description"
          value={description}
          onChange={setDescription}
          lines={3}
          maxLength={100_000}
        />
        <ChapterFields chapters={chapters} onChange={setChapters} />
        {saving.isError && !isShown && <ProblemNotice error={saving.error} />}
        <DialogActions>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button type="submit" variant="primary" isPending={saving.isPending}>
            {book === undefined ? words.create : words.save}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
};
