import { Type } from 'typebox';

import { created, current, ok } from '../../platform/http/answer.ts';
import { change, read } from '../../platform/http/operation.ts';
import type { Operation } from '../../platform/http/operation.ts';
import { pageOf, pageText } from '../../platform/http/pagination.ts';
import { PageOf, PageQuery } from '../../platform/http/schema.ts';
import { asId } from '../../platform/ids/ids.ts';
import type { LibraryId } from '../../platform/ids/ids.ts';
import { createLibrary } from './create-library.ts';
import { getLibrary } from './get-library.ts';
import { Library, LibraryInput } from './library.schemas.ts';
import { findLibrary, listLibraries } from './library.store.ts';
import { renameLibrary } from './rename-library.ts';

const area = 'Libraries';
const LibraryPath = Type.Object({ id: Type.String({ description: 'Id of the library.' }) });

export const libraryOperations: readonly Operation[] = [
  read({
    id: 'listLibraries',
    method: 'GET',
    path: '/libraries',
    area,
    summary: 'List your libraries',
    access: 'account',
    query: Type.Object(PageQuery),
    answers: { 200: { description: 'The libraries you are a member of.', schema: PageOf(Library) } },
    perform: async (db, { scope, query }) => {
      const page = pageOf(query, 1);
      const libraries = await listLibraries(db, scope.userId, page.after?.[0] ?? '', page.limit + 1);
      return ok(
        pageText(
          libraries.map((library) => ({ json: JSON.stringify(library), key: [library.id] })),
          page,
        ),
      );
    },
  }),
  change({
    id: 'createLibrary',
    method: 'POST',
    path: '/libraries',
    area,
    summary: 'Create a library',
    description: 'You become its owner.',
    access: 'account',
    body: LibraryInput,
    answers: { 201: { description: 'The library.', schema: Library } },
    creation: {
      exists: async (db, scope, id) => (await findLibrary(db, scope.userId, asId<LibraryId>(id))) !== undefined,
    },
    perform: async (tx, { scope, body }) => {
      const library = await createLibrary(tx, scope, body);
      return created(`/libraries/${library.id}`, library);
    },
  }),
  read({
    id: 'getLibrary',
    method: 'GET',
    path: '/libraries/{id}',
    area,
    summary: 'Read a library',
    access: 'account',
    params: LibraryPath,
    answers: { 200: { description: 'The library.', schema: Library } },
    problems: ['library-not-found'],
    perform: async (db, { scope, params }) => current(await getLibrary(db, scope, asId<LibraryId>(params.id))),
  }),
  change({
    id: 'renameLibrary',
    method: 'PUT',
    path: '/libraries/{id}',
    area,
    summary: 'Rename a library',
    description: 'Its owners may.',
    access: 'account',
    params: LibraryPath,
    body: LibraryInput,
    ifMatch: 'required',
    answers: { 200: { description: 'The library.', schema: Library } },
    problems: ['library-not-found', 'forbidden'],
    perform: async (tx, { scope, params, body, precondition }) =>
      current(await renameLibrary(tx, scope, asId<LibraryId>(params.id), body, precondition)),
  }),
];
