import { Type } from 'typebox';

import { created, okWithEtag, noContent } from '../../platform/http/api-response.ts';
import { listPageByKey } from '../../platform/http/lists/list-page-by-key.ts';
import { change, read } from '../../platform/http/operation.ts';
import type { Operation } from '../../platform/http/operation.ts';
import { PageOf, PageQuery } from '../../platform/http/common-schemas.ts';
import { asId } from '../../platform/ids/ids.ts';
import type { LibraryId } from '../../platform/ids/ids.ts';
import { changeLibrarySettings } from './change-library-settings.ts';
import { createLibrary } from './create-library.ts';
import { deleteLibrary } from './removal/delete-library.ts';
import type { LibraryContents } from './removal/library-contents.store.ts';
import { getLibrary } from './get-library.ts';
import { Library, LibraryInput, LibrarySettingsInput } from './library.schemas.ts';
import { listLibraries, findRecipeCount } from './library.store.ts';
import { renameLibrary } from './rename-library.ts';

const area = 'Libraries';
const LibraryPath = Type.Object({ id: Type.String({ description: 'Id of the library.' }) });

export const libraryOperations = (contents: LibraryContents): readonly Operation[] => [
  read({
    id: 'listLibraries',
    method: 'GET',
    path: '/libraries',
    area,
    summary: 'List your libraries',
    access: 'account',
    query: Type.Object(PageQuery),
    responses: { 200: { description: 'One page of the libraries you are a member of.', schema: PageOf(Library) } },
    perform: (db, { scope: { userId }, query }) =>
      listPageByKey(query, {
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
    responses: { 201: { description: 'The library.', schema: Library } },
    creation: {
      readCurrent: async (db, scope, { id }) => okWithEtag(await getLibrary(db, scope, asId<LibraryId>(id))),
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
    responses: { 200: { description: 'The library.', schema: Library } },
    perform: async (db, { scope }) => ({
      ...okWithEtag(await getLibrary(db, scope, scope.libraryId)),
      // The number of recipes changes without a new revision.
      isEtagStale: (await findRecipeCount(db, scope.libraryId)) !== undefined,
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
    responses: { 200: { description: 'The library.', schema: Library } },
    perform: async (tx, { scope, body, precondition }) =>
      okWithEtag(await renameLibrary(tx, scope, body, precondition)),
  }),
  change({
    id: 'changeLibrarySettings',
    method: 'PUT',
    path: '/libraries/{id}/settings',
    area,
    summary: 'Change the settings of a library',
    description: 'Replaces all of them. Owners and editors.',
    access: 'editor',
    library: 'path',
    params: LibraryPath,
    body: LibrarySettingsInput,
    ifMatch: 'required',
    responses: { 200: { description: 'The library.', schema: Library } },
    perform: async (tx, { scope, body, precondition }) =>
      okWithEtag(await changeLibrarySettings(tx, scope, body, precondition)),
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
    responses: { 204: { description: 'The library is deleted.' } },
    perform: async (tx, { scope, precondition }) => {
      await deleteLibrary(tx, scope, contents, precondition);
      return noContent;
    },
  }),
];
