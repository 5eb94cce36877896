import type { PantryEntry } from './entry.schemas.ts';
import type { StoredEntry } from './entry.store.ts';

/** The entry as the API shows it: what it does not say is left out. */
export const presentEntry = ({ id, name, revision, updated_at, updated_by, ...said }: StoredEntry): PantryEntry => ({
  id,
  name,
  ...(said.amount !== null && { amount: said.amount }),
  ...(said.unit !== null && { unit: said.unit }),
  ...(said.location !== null && { location: said.location }),
  ...(said.note !== null && { note: said.note }),
  ...(said.semantic_id !== null && { semantic_id: said.semantic_id }),
  revision,
  updated_at,
  updated_by,
});
