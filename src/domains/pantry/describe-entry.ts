import { titleKey } from '../../platform/text/title-key.ts';
import type { PantryEntryInput } from './entry.schemas.ts';
import type { DescribedEntry } from './entry.store.ts';

/** Empty text counts as absent. */
const said = (text: string | null | undefined): string | null => (text === undefined || text === '' ? null : text);

/** Turns a request into the stored fields of an entry; absent fields become null. */
export const describeEntry = (input: PantryEntryInput): DescribedEntry => {
  const name = input.name.trim();
  return {
    name,
    name_key: titleKey(name),
    amount: said(input.amount),
    unit: said(input.unit),
    location: said(input.location),
    note: said(input.note),
    semantic_id: said(input.semantic_id),
  };
};
