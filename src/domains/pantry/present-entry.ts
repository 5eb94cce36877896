import type { PantryEntry } from './entry.schemas.ts';
import type { StoredEntry } from './entry.store.ts';

/** An entry in its API representation; absent fields are left out. */
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
