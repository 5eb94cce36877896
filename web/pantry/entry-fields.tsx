import { useId } from 'react';

import { TextField } from '../design/field.tsx';
import { useWords } from '../language/locale.tsx';
import type { PantryEntryInput } from './pantry.api.ts';
import { pantryWords } from './pantry.words.ts';
import './entry-fields.css';

/** The details of an entry besides its name. */
export type EntryDetails = Readonly<Record<'amount' | 'unit' | 'location' | 'note', string>>;

export const NO_DETAILS: EntryDetails = { amount: '', unit: '', location: '', note: '' };

export const toDetails = ({ amount, unit, location, note }: PantryEntryInput): EntryDetails => ({
  amount: amount ?? '',
  unit: unit ?? '',
  location: location ?? '',
  note: note ?? '',
});

export interface EntryFieldsProps {
  readonly value: EntryDetails;
  /** Known locations, as suggestions. */
  readonly locations: readonly string[];
  readonly locationHint?: string;
  readonly onChange: (value: EntryDetails) => void;
}

export const EntryFields = ({ value, locations, locationHint, onChange }: EntryFieldsProps) => {
  const words = useWords(pantryWords);
  const listId = useId();
  const set = (part: Partial<EntryDetails>): void => onChange({ ...value, ...part });
  return (
    <div className="entry-fields">
      <TextField
        label={words.amount}
        name="amount"
        value={value.amount}
        maxLength={100}
        onChange={(amount) => set({ amount })}
      />
      <TextField label={words.unit} name="unit" value={value.unit} maxLength={100} onChange={(unit) => set({ unit })} />
      <TextField
        label={words.location}
        hint={locationHint}
        name="location"
        value={value.location}
        maxLength={100}
        list={listId}
        onChange={(location) => set({ location })}
      />
      <datalist id={listId}>
        {locations.map((location) => (
          <option key={location} value={location}>
            {location}
          </option>
        ))}
      </datalist>
      <TextField
        label={words.note}
        name="note"
        value={value.note}
        maxLength={2000}
        onChange={(note) => set({ note })}
      />
    </div>
  );
};
