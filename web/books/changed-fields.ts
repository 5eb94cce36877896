import type { Book } from '../../src/domains/organization/index.ts';

/** What the form of a book writes. */
const fields = ['title', 'kind', 'description', 'chapters'] as const satisfies readonly (keyof Book)[];

export type BookField = (typeof fields)[number];

type Written = Pick<Book, BookField>;

const textOf = (book: Written, field: BookField): string =>
  field === 'chapters' ? JSON.stringify(book.chapters.map(({ id, title }) => [id, title])) : book[field];

/** Which of it is another by now. None, where only the recipes or the cover changed: the revision counts those, too. */
export const changedFields = (read: Written, now: Written): readonly BookField[] =>
  fields.filter((field) => textOf(read, field) !== textOf(now, field));
