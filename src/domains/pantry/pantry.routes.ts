import { Type } from 'typebox';

import type { Limits } from '../../platform/config/limits.ts';
import { created, okWithEtag, noContent } from '../../platform/http/api-response.ts';
import { readCachedPage } from '../../platform/http/lists/cached-list.ts';
import { change, read } from '../../platform/http/operation.ts';
import type { Operation } from '../../platform/http/operation.ts';
import { asId } from '../../platform/ids/ids.ts';
import { createPantryEntry } from './create-pantry-entry.ts';
import { deletePantryEntry } from './delete-pantry-entry.ts';
import { PantryEntry, PantryEntryInput } from './entry.schemas.ts';
import type { PantryEntryId } from './entry.schemas.ts';
import { getPantryEntry } from './get-pantry-entry.ts';
import { listPantry } from './list-pantry.ts';
import { replacePantryEntry } from './replace-pantry-entry.ts';
import type { RecipesPort } from './recipes-port.ts';

const area = 'Pantry';
const EntryPath = Type.Object({ id: Type.String({ description: 'Id of the entry.' }) });

/** Every pantry operation, in the order of the API reference. */
export const pantryOperations = (limits: Limits, recipes: RecipesPort): readonly Operation[] => [
  read({
    id: 'listPantry',
    method: 'GET',
    path: '/pantry',
    area,
    summary: 'List the pantry',
    description: 'All entries, ordered by name; at most `limits.pantry_entries` (see the capabilities).',
    access: 'viewer',
    responses: { 200: { description: 'The entries.', schema: Type.Array(PantryEntry) } },
    perform: (db, call) => readCachedPage({ ...call, query: {} }, 'pantry', () => listPantry(db, call.scope)),
  }),
  change({
    id: 'createPantryEntry',
    method: 'POST',
    path: '/pantry',
    area,
    summary: 'Add a pantry entry',
    description: 'A library has at most `limits.pantry_entries` entries (see the capabilities).',
    access: 'editor',
    body: PantryEntryInput,
    responses: { 201: { description: 'The entry.', schema: PantryEntry } },
    problems: ['pantry-full'],
    creation: {
      readCurrent: async (db, scope, { id }) => okWithEtag(await getPantryEntry(db, scope, asId<PantryEntryId>(id))),
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
    summary: 'Read a pantry entry',
    access: 'viewer',
    params: EntryPath,
    responses: { 200: { description: 'The entry.', schema: PantryEntry } },
    problems: ['pantry-entry-not-found'],
    perform: async (db, { scope, params }) =>
      okWithEtag(await getPantryEntry(db, scope, asId<PantryEntryId>(params.id))),
  }),
  change({
    id: 'replacePantryEntry',
    method: 'PUT',
    path: '/pantry/{id}',
    area,
    summary: 'Replace a pantry entry',
    description: 'Absent fields are removed.',
    access: 'editor',
    params: EntryPath,
    body: PantryEntryInput,
    ifMatch: 'required',
    responses: { 200: { description: 'The entry.', schema: PantryEntry } },
    problems: ['pantry-entry-not-found'],
    perform: async (tx, { scope, params, body, precondition }) =>
      okWithEtag(await replacePantryEntry(tx, scope, recipes, asId<PantryEntryId>(params.id), body, precondition)),
  }),
  change({
    id: 'deletePantryEntry',
    method: 'DELETE',
    path: '/pantry/{id}',
    area,
    summary: 'Delete a pantry entry',
    access: 'editor',
    params: EntryPath,
    ifMatch: 'required',
    responses: { 204: { description: 'The entry is deleted.' } },
    problems: ['pantry-entry-not-found'],
    perform: async (tx, { scope, params, precondition }) => {
      await deletePantryEntry(tx, scope, recipes, asId<PantryEntryId>(params.id), precondition);
      return noContent;
    },
  }),
];
