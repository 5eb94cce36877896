import { titleKey } from '../../platform/text/title-key.ts';
import type { PantryEntryInput } from './entry.schemas.ts';
import type { DescribedEntry } from './entry.store.ts';

/** An empty text says nothing. */
const said = (text: string | null | undefined): string | null => (text === undefined || text === '' ? null : text);

/** What is kept of a request: all that an entry says, where absent means that it says nothing. */
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
