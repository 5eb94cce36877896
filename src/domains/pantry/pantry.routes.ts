import { Type } from 'typebox';

import type { Limits } from '../../platform/config/limits.ts';
import { created, current, noContent } from '../../platform/http/answer.ts';
import { pageInLibrary } from '../../platform/http/list-in-library.ts';
import { change, read } from '../../platform/http/operation.ts';
import type { Operation } from '../../platform/http/operation.ts';
import { asId } from '../../platform/ids/ids.ts';
import { createPantryEntry } from './create-pantry-entry.ts';
import { deletePantryEntry } from './delete-pantry-entry.ts';
import { PantryEntry, PantryEntryInput } from './entry.schemas.ts';
import type { PantryEntryId } from './entry.schemas.ts';
import { findEntry } from './entry.store.ts';
import { getPantryEntry } from './get-pantry-entry.ts';
import { listPantry } from './list-pantry.ts';
import { replacePantryEntry } from './replace-pantry-entry.ts';
import type { Restocking } from './restock.ts';

const area = 'Pantry';
const EntryPath = Type.Object({ id: Type.String({ description: 'Id of the entry.' }) });

/** Every pantry operation, in the order of the API reference. */
export const pantryOperations = (limits: Limits, recipes: Restocking): readonly Operation[] => [
  read({
    id: 'listPantry',
    method: 'GET',
    path: '/pantry',
    area,
    summary: 'Read pantry presence',
    description: 'All entries in the order of their names, at most `limits.pantry_entries` of the capabilities.',
    access: 'viewer',
    answers: { 200: { description: 'What is there.', schema: Type.Array(PantryEntry) } },
    perform: (db, call) => pageInLibrary({ ...call, query: {} }, 'pantry', () => listPantry(db, call.scope)),
  }),
  change({
    id: 'createPantryEntry',
    method: 'POST',
    path: '/pantry',
    area,
    summary: 'Put something into the pantry',
    description: 'A library has at most as many entries as `limits.pantry_entries` of the capabilities says.',
    access: 'editor',
    body: PantryEntryInput,
    answers: { 201: { description: 'The entry.', schema: PantryEntry } },
    problems: ['pantry-full'],
    creation: {
      exists: async (db, { libraryId }, id) => (await findEntry(db, libraryId, asId<PantryEntryId>(id))) !== undefined,
    },
    perform: async (tx, { scope, body }) => {
      const entry = await createPantryEntry(tx, scope, limits, recipes, body);
      return created(`/pantry/${entry.id}`, entry);
    },
  }),
  read({
    id: 'getPantryEntry',
    method: 'GET',
    path: '/pantry/{id}',
    area,
    summary: 'Read an entry of the pantry',
    access: 'viewer',
    params: EntryPath,
    answers: { 200: { description: 'The entry.', schema: PantryEntry } },
    problems: ['pantry-entry-not-found'],
    perform: async (db, { scope, params }) => current(await getPantryEntry(db, scope, asId<PantryEntryId>(params.id))),
  }),
  change({
    id: 'replacePantryEntry',
    method: 'PUT',
    path: '/pantry/{id}',
    area,
    summary: 'Replace an entry of the pantry',
    description: 'What is left out is gone.',
    access: 'editor',
    params: EntryPath,
    body: PantryEntryInput,
    ifMatch: 'required',
    answers: { 200: { description: 'The entry.', schema: PantryEntry } },
    problems: ['pantry-entry-not-found'],
    perform: async (tx, { scope, params, body, precondition }) =>
      current(await replacePantryEntry(tx, scope, recipes, asId<PantryEntryId>(params.id), body, precondition)),
  }),
  change({
    id: 'deletePantryEntry',
    method: 'DELETE',
    path: '/pantry/{id}',
    area,
    summary: 'Take an entry out of the pantry',
    access: 'editor',
    params: EntryPath,
    ifMatch: 'required',
    answers: { 204: { description: 'The entry is gone.' } },
    problems: ['pantry-entry-not-found'],
    perform: async (tx, { scope, params, precondition }) => {
      await deletePantryEntry(tx, scope, recipes, asId<PantryEntryId>(params.id), precondition);
      return noContent;
    },
  }),
];
