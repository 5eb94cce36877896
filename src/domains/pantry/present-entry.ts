import { toTitleSortKey } from '../../platform/text/title-key.ts';
import { collapseWhitespace } from '../../platform/text/collapse-whitespace.ts';
import type { PantryEntry, PantryEntryInput } from './entry.schemas.ts';
import type { StoredEntry, EntryFields } from './entry.store.ts';

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

/** Empty text counts as absent. */
const said = (text: string | null | undefined): string | null => (text === undefined || text === '' ? null : text);

/** Turns a request into the stored fields of an entry; absent fields become null. */
export const toEntryFields = (input: PantryEntryInput): EntryFields => {
  const name = collapseWhitespace(input.name);
  return {
    name,
    name_key: toTitleSortKey(name),
    amount: said(input.amount),
    unit: said(input.unit),
    location: said(input.location),
    note: said(input.note),
    semantic_id: said(input.semantic_id),
  };
};
