import { Type } from 'typebox';

import { JsonText, created, noContent, ok } from '../../platform/http/answer.ts';
import type { Answer } from '../../platform/http/answer.ts';
import { etagOf } from '../../platform/http/etag.ts';
import { listInLibrary } from '../../platform/http/list-in-library.ts';
import { change, read } from '../../platform/http/operation.ts';
import type { Operation } from '../../platform/http/operation.ts';
import { PageOf, PageQuery } from '../../platform/http/schema.ts';
import { asId } from '../../platform/ids/ids.ts';
import { Book, BookInput, BookMembersInput, BookSummary } from './book.schemas.ts';
import type { BookId } from './book.schemas.ts';
import { hasBook, listBooks } from './book.store.ts';
import type { BookText } from './book.store.ts';
import { createBook } from './create-book.ts';
import { deleteBook } from './delete-book.ts';
import { getBook } from './get-book.ts';
import { replaceBook } from './replace-book.ts';
import { replaceBookMembers } from './replace-book-members.ts';

const area = 'Books';
const BookPath = Type.Object({ id: Type.String({ description: 'Id of the book.' }) });

const shown = ({ json, revision }: BookText): Answer => ok(new JsonText(json), etagOf(revision));

export const bookOperations: readonly Operation[] = [
  read({
    id: 'listBooks',
    method: 'GET',
    path: '/books',
    area,
    summary: 'List books',
    description: 'Ordered by title, without members.',
    access: 'viewer',
    query: Type.Object(PageQuery),
    answers: { 200: { description: 'One page of books.', schema: PageOf(BookSummary) } },
    perform: (db, call) => listInLibrary(call, 'books', 2, (page) => listBooks(db, call.scope.libraryId, page)),
  }),
  change({
    id: 'createBook',
    method: 'POST',
    path: '/books',
    area,
    summary: 'Create a book',
    access: 'editor',
    body: BookInput,
    answers: { 201: { description: 'The book, without members yet.', schema: Book } },
    creation: { exists: (db, { libraryId }, id) => hasBook(db, libraryId, asId<BookId>(id)) },
    perform: async (tx, { scope, body }) => {
      const book = await createBook(tx, scope, body);
      return created(`/books/${book.id}`, book);
    },
  }),
  read({
    id: 'getBook',
    method: 'GET',
    path: '/books/{id}',
    area,
    summary: 'Read a book',
    access: 'viewer',
    params: BookPath,
    answers: { 200: { description: 'The book with its members.', schema: Book } },
    problems: ['book-not-found'],
    perform: async (db, { scope, params }) => shown(await getBook(db, scope, asId<BookId>(params.id))),
  }),
  change({
    id: 'replaceBook',
    method: 'PUT',
    path: '/books/{id}',
    area,
    summary: 'Replace a book',
    description: 'Its members stay. Members of a removed chapter are left without one.',
    access: 'editor',
    params: BookPath,
    body: BookInput,
    ifMatch: 'required',
    answers: { 200: { description: 'The book with its members.', schema: Book } },
    problems: ['book-not-found'],
    perform: async (tx, { scope, params, body, precondition }) =>
      shown(await replaceBook(tx, scope, asId<BookId>(params.id), body, precondition)),
  }),
  change({
    id: 'deleteBook',
    method: 'DELETE',
    path: '/books/{id}',
    area,
    summary: 'Delete a book',
    description: 'Its recipes stay in the library.',
    access: 'editor',
    params: BookPath,
    ifMatch: 'required',
    answers: { 204: { description: 'The book is gone.' } },
    problems: ['book-not-found'],
    perform: async (tx, { scope, params, precondition }) => {
      await deleteBook(tx, scope, asId<BookId>(params.id), precondition);
      return noContent;
    },
  }),
  change({
    id: 'replaceBookMembers',
    method: 'PUT',
    path: '/books/{id}/members',
    area,
    summary: 'Replace the members of a book',
    description:
      'Replaces all members, in order. A recipe that is added or removed gets the next revision of its organization; one that only moves or gets another note does not. Trashed recipes may be members.',
    access: 'editor',
    params: BookPath,
    body: BookMembersInput,
    ifMatch: 'required',
    answers: { 200: { description: 'The book with its members.', schema: Book } },
    problems: ['book-not-found'],
    perform: async (tx, { scope, params, body, precondition }) =>
      shown(await replaceBookMembers(tx, scope, asId<BookId>(params.id), body, precondition)),
  }),
];
