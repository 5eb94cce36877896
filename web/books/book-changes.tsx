import { useFormats, useWords } from '../language/locale.tsx';
import { getChangedFields } from './changed-fields.ts';
import type { BookField } from './changed-fields.ts';
import type { Book } from './books.api.ts';
import { booksWords } from './books.words.ts';

export interface BookChangesProps {
  readonly read: Book;
  readonly theirs: Book;
}

/** What someone else changed in the book since it was loaded, which saving the form would replace. */
export const BookChanges = ({ read, theirs }: BookChangesProps) => {
  const words = useWords(booksWords);
  const formats = useFormats();
  const fields = getChangedFields(read, theirs);
  if (fields.length === 0) return <p>{words.changedOtherwise}</p>;
  const shown: Readonly<Record<BookField, string>> = {
    title: theirs.title,
    kind: words[theirs.kind],
    description: theirs.description,
    chapters: formats.list(theirs.chapters.map(({ title }) => title)),
  };
  return (
    <>
      <p>{words.changedText}</p>
      <ul>
        {fields.map((field) => (
          <li key={field}>{words.changedField(words[field], shown[field] === '' ? words.none : shown[field])}</li>
        ))}
      </ul>
    </>
  );
};
