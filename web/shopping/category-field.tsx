import { useState } from 'react';

import { SelectField, TextField } from '../design/field.tsx';
import { useLanguage, useWords } from '../language/locale.tsx';
import { labelOf } from './by-aisle.ts';
import type { Aisle } from './by-aisle.ts';
import { listWords } from './list.words.ts';

/** No aisle is called so: ids are words. */
const OTHER = ' other';

export interface CategoryFieldProps {
  readonly value: string;
  readonly aisles: readonly Aisle[];
  /** What people of the library called parts of their shops, on this list. */
  readonly own: readonly string[];
  readonly onChange: (category: string) => void;
}

/** Where something is found: a part of the shop that is known, or one by a name of one's own. */
export const CategoryField = ({ value, aisles, own, onChange }: CategoryFieldProps) => {
  const words = useWords(listWords);
  const { locale } = useLanguage();
  const [isOther, setOther] = useState(false);
  return (
    <>
      <SelectField
        label={words.category}
        value={isOther ? OTHER : value}
        onChange={(chosen) => {
          setOther(chosen === OTHER);
          onChange(chosen === OTHER ? '' : chosen);
        }}
      >
        <option value="">{words.noCategory}</option>
        {aisles.map((aisle) => (
          <option key={aisle.id} value={aisle.id}>
            {labelOf(aisle, locale)}
          </option>
        ))}
        {own.map((category) => (
          <option key={category}>{category}</option>
        ))}
        <option value={OTHER}>{words.ownCategory}</option>
      </SelectField>
      {isOther && (
        <TextField label={words.ownCategoryName} value={value} onChange={onChange} maxLength={100} autoFocus />
      )}
    </>
  );
};
