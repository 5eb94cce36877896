import { Type } from 'typebox';

import { JsonText, created, noContent, ok } from '../../../platform/http/api-response.ts';
import type { ApiResponse } from '../../../platform/http/api-response.ts';
import { toEtag } from '../../../platform/http/etag.ts';
import { readCachedList } from '../../../platform/http/lists/cached-list.ts';
import { change, read } from '../../../platform/http/operation.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import { PageOf, PageQuery } from '../../../platform/http/common-schemas.ts';
import { asId } from '../../../platform/ids/ids.ts';
import { Book, BookInput, BookMembersInput, BookSummary } from './book.schemas.ts';
import type { BookId } from './book.schemas.ts';
import { listBooks } from './book.store.ts';
import type { BookJson } from './book.store.ts';
import { createBook } from './create-book.ts';
import { deleteBook } from './delete-book.ts';
import { getBook } from './get-book.ts';
import { replaceBook } from './replace-book.ts';
import { replaceBookMembers } from './replace-book-members.ts';

const area = 'Books';
const BookPath = Type.Object({ id: Type.String({ description: 'Id of the book.' }) });

const shown = ({ json, revision }: BookJson): ApiResponse => ok(new JsonText(json), toEtag(revision));

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
    responses: { 200: { description: 'One page of books.', schema: PageOf(BookSummary) } },
    perform: (db, call) => readCachedList(call, 'books', 2, (page) => listBooks(db, call.scope.libraryId, page)),
  }),
  change({
    id: 'createBook',
    method: 'POST',
    path: '/books',
    area,
    summary: 'Create a book',
    access: 'editor',
    body: BookInput,
    responses: { 201: { description: 'The book, without members yet.', schema: Book } },
    creation: { readCurrent: async (db, scope, { id }) => shown(await getBook(db, scope, asId<BookId>(id))) },
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
    responses: { 200: { description: 'The book with its members.', schema: Book } },
    problems: ['book-not-found'],
    perform: async (db, { scope, params }) => shown(await getBook(db, scope, asId<BookId>(params.id))),
  }),
  change({
    id: 'replaceBook',
    method: 'PUT',
    path: '/books/{id}',
    area,
    summary: 'Replace a book',
    description: 'The members stay. Recipes of a removed chapter stay in the book without a chapter.',
    access: 'editor',
    params: BookPath,
    body: BookInput,
    ifMatch: 'required',
    responses: { 200: { description: 'The book with its members.', schema: Book } },
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
    responses: { 204: { description: 'The book is deleted.' } },
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
      'Replaces all members, in order. Adding or removing a recipe increases the revision of its organization; moving it or changing its note does not. Recipes in the trash can be members.',
    access: 'editor',
    params: BookPath,
    body: BookMembersInput,
    ifMatch: 'required',
    responses: { 200: { description: 'The book with its members.', schema: Book } },
    problems: ['book-not-found'],
    perform: async (tx, { scope, params, body, precondition }) =>
      shown(await replaceBookMembers(tx, scope, asId<BookId>(params.id), body, precondition)),
  }),
];
