import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import type { Book, BookInput } from '../../src/domains/organization/index.ts';
import { get, send } from '../api/client.ts';
import { create } from '../api/create.ts';
import { recipesByIdQuery } from '../api/recipes.ts';
import type { Member } from './book-order.ts';

export type { Book, BookInput } from '../../src/domains/organization/index.ts';

export const bookQuery = (id: string) =>
  queryOptions({ queryKey: ['book', id], queryFn: ({ signal }) => get<Book>(`/books/${id}`, { signal }) });

/** The recipes of a book. Sorted by id, so that reordering the book does not refetch them. */
export const recipesOfBookQuery = (members: readonly Member[]) => ({
  ...recipesByIdQuery(members.map(({ entry_id }) => entry_id).sort()),
  placeholderData: keepPreviousData,
});

export const createBook = (input: BookInput): Promise<Book> => create<Book>('/books', input);

/** The writable part of a book; its members are saved separately. */
const toBookInput = ({ kind, title, description, cover, chapters }: Book): BookInput => ({
  kind,
  title,
  description,
  cover,
  chapters: [...chapters],
});

export const replaceBook = async (book: Book, input: Partial<BookInput>): Promise<Book> =>
  (await send<Book>('PUT', `/books/${book.id}`, { body: { ...toBookInput(book), ...input }, ifMatch: book.revision }))
    .body;

export const replaceMembers = async (id: string, members: readonly Member[], revision: number): Promise<Book> =>
  (await send<Book>('PUT', `/books/${id}/members`, { body: { members }, ifMatch: revision })).body;

export const deleteBook = async ({ id, revision }: Book): Promise<void> => {
  await send('DELETE', `/books/${id}`, { ifMatch: revision });
};

/** Uploads a picture and makes it the cover. Uploading the same file again yields the same asset. */
export const uploadCover = async (book: Book, file: File): Promise<Book> => {
  const form = new FormData();
  form.append('file', file);
  const { body } = await send<{ readonly id: string }>('POST', `/books/${book.id}/assets`, { body: form });
  return replaceBook(book, { cover: body.id });
};
