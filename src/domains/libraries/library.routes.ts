import { Type } from 'typebox';

import { created, current, noContent } from '../../platform/http/answer.ts';
import { listByKey } from '../../platform/http/list-by-key.ts';
import { change, read } from '../../platform/http/operation.ts';
import type { Operation } from '../../platform/http/operation.ts';
import { PageOf, PageQuery } from '../../platform/http/schema.ts';
import { asId } from '../../platform/ids/ids.ts';
import type { LibraryId } from '../../platform/ids/ids.ts';
import { createLibrary } from './create-library.ts';
import { deleteLibrary } from './delete-library.ts';
import { getLibrary } from './get-library.ts';
import { Library, LibraryInput } from './library.schemas.ts';
import { findLibrary, listLibraries, readCount } from './library.store.ts';
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
    perform: (db, { scope: { userId }, query }) =>
      listByKey(query, {
        rows: (after, count) => listLibraries(db, userId, after, count),
        start: '',
        keyOf: ({ id }) => id,
        present: (library) => library,
      }),
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
    access: 'viewer',
    library: 'path',
    params: LibraryPath,
    answers: { 200: { description: 'The library.', schema: Library } },
    perform: async (db, { scope }) => ({
      ...current(await getLibrary(db, scope, scope.libraryId)),
      // The number of recipes changes without a new revision.
      isEtagStale: (await readCount(db, scope.libraryId)) !== undefined,
    }),
  }),
  change({
    id: 'renameLibrary',
    method: 'PUT',
    path: '/libraries/{id}',
    area,
    summary: 'Rename a library',
    description: 'Owners only.',
    access: 'owner',
    library: 'path',
    params: LibraryPath,
    body: LibraryInput,
    ifMatch: 'required',
    answers: { 200: { description: 'The library.', schema: Library } },
    perform: async (tx, { scope, body, precondition }) => current(await renameLibrary(tx, scope, body, precondition)),
  }),
  change({
    id: 'deleteLibrary',
    method: 'DELETE',
    path: '/libraries/{id}',
    area,
    summary: 'Delete a library',
    description: 'Deletes the library with everything in it, for all members. Owners only. This cannot be undone.',
    access: 'owner',
    library: 'path',
    params: LibraryPath,
    ifMatch: 'required',
    answers: { 204: { description: 'The library is gone.' } },
    perform: async (tx, { scope, precondition }) => {
      await deleteLibrary(tx, scope, precondition);
      return noContent;
    },
  }),
];
