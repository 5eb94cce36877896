import { queryOptions } from '@tanstack/react-query';

import type { PantryEntry, PantryEntryInput } from '../../src/domains/pantry/index.ts';
import { get, send } from '../api/client.ts';
import { create } from '../api/create.ts';

export type { PantryEntry, PantryEntryInput } from '../../src/domains/pantry/index.ts';

export const pantryQuery = queryOptions({
  queryKey: ['pantry-entry', 'list'],
  queryFn: ({ signal }) => get<readonly PantryEntry[]>('/pantry', { signal }),
});

export const fetchEntry = (id: string): Promise<PantryEntry> => get<PantryEntry>(`/pantry/${id}`);

export const createEntry = (input: PantryEntryInput): Promise<PantryEntry> => create<PantryEntry>('/pantry', input);

export const replaceEntry = async (
  { id, revision }: Pick<PantryEntry, 'id' | 'revision'>,
  input: PantryEntryInput,
): Promise<PantryEntry> => (await send<PantryEntry>('PUT', `/pantry/${id}`, { body: input, ifMatch: revision })).body;

export const deleteEntry = async ({ id, revision }: Pick<PantryEntry, 'id' | 'revision'>): Promise<void> => {
  await send('DELETE', `/pantry/${id}`, { ifMatch: revision });
};
