import { useState } from 'react';

import type { ShoppingItem } from '../../src/domains/shopping/index.ts';
import { Button } from '../design/button.tsx';
import { SelectField } from '../design/field.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { listWords } from './list.words.ts';

export interface MergeFieldProps {
  readonly item: ShoppingItem;
  readonly items: readonly ShoppingItem[];
  readonly onMerge: (into: ShoppingItem) => void;
}

/** Makes two things of the list one. What is bought already stays apart from what is not. */
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
