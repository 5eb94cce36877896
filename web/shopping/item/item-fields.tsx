import { useState } from 'react';

import { SelectField, TextField } from '../../design/field.tsx';
import { useLanguage, useWords, useFormats } from '../../language/locale.tsx';
import { getAisleLabel } from '../list/group-by-aisle.ts';
import type { Aisle } from '../list/group-by-aisle.ts';
import { listWords } from '../list/list.words.ts';
import type { ShoppingItem } from '../../../src/domains/shopping/index.ts';
import { Button } from '../../design/button.tsx';

/** Cannot collide with an aisle: ids contain no spaces. */
const CUSTOM = ' other';

export interface CategoryFieldProps {
  readonly value: string;
  readonly aisles: readonly Aisle[];
  /** Custom categories used on this list. */
  readonly customCategories: readonly string[];
  readonly onChange: (category: string) => void;
}

/** The category of an item: a known aisle or a custom name. */
export const CategoryField = ({ value, aisles, customCategories, onChange }: CategoryFieldProps) => {
  const words = useWords(listWords);
  const { locale } = useLanguage();
  const [isOther, setOther] = useState(false);
  return (
    <>
      <SelectField
        label={words.category}
        value={isOther ? CUSTOM : value}
        onChange={(chosen) => {
          setOther(chosen === CUSTOM);
          onChange(chosen === CUSTOM ? '' : chosen);
        }}
      >
        <option value="">{words.noCategory}</option>
        {aisles.map((aisle) => (
          <option key={aisle.id} value={aisle.id}>
            {getAisleLabel(aisle, locale)}
          </option>
        ))}
        {customCategories.map((category) => (
          <option key={category}>{category}</option>
        ))}
        <option value={CUSTOM}>{words.ownCategory}</option>
      </SelectField>
      {isOther && (
        <TextField label={words.ownCategoryName} value={value} onChange={onChange} maxLength={100} autoFocus />
      )}
    </>
  );
};

export interface MergeFieldProps {
  readonly item: ShoppingItem;
  readonly items: readonly ShoppingItem[];
  readonly onMerge: (into: ShoppingItem) => void;
}

/** Merges two items. Bought items only merge with bought ones. */
export const MergeField = ({ item, items, onMerge }: MergeFieldProps) => {
  const words = useWords(listWords);
  const formats = useFormats();
  const [chosen, setChosen] = useState('');
  const others = items
    .filter(({ id, bought, deleted }) => id !== item.id && !deleted && bought === item.bought)
    .toSorted((a, b) => formats.compare(a.name, b.name));
  const into = others.find(({ id }) => id === chosen);
  if (others.length === 0) return null;
  return (
    <div className="item-dialog-merge">
      <SelectField label={words.mergeLabel} value={chosen} onChange={setChosen}>
        <option value="">{words.mergeChoose}</option>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button isDisabled={into === undefined} onPress={() => into !== undefined && onMerge(into)}>
        {words.merge}
      </Button>
    </div>
  );
};
