import type { Book } from '../../src/domains/organization/index.ts';

/** The fields of the book form. */
const fields = ['title', 'kind', 'description', 'chapters'] as const satisfies readonly (keyof Book)[];

export type BookField = (typeof fields)[number];

type BookFields = Pick<Book, BookField>;

const toComparableText = (book: BookFields, field: BookField): string =>
  field === 'chapters' ? JSON.stringify(book.chapters.map(({ id, title }) => [id, title])) : book[field];

/** Which of them changed. None if only recipes or the cover changed, which also increase the revision. */
export const getChangedFields = (read: BookFields, now: BookFields): readonly BookField[] =>
  fields.filter((field) => toComparableText(read, field) !== toComparableText(now, field));
