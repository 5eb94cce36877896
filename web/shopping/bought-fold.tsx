import type { ShoppingItem } from '../../src/domains/shopping/index.ts';
import { Button } from '../design/button.tsx';
import { useWords } from '../language/locale.tsx';
import { ItemRow } from './item-row.tsx';
import type { ItemRowProps } from './item-row.tsx';
import { listWords } from './list.words.ts';

export interface BoughtFoldProps extends Pick<ItemRowProps, 'mayEdit' | 'onTick' | 'onOpen'> {
  readonly items: readonly ShoppingItem[];
  readonly onClear: () => void;
}

/** What is in the basket already, out of the way. */
export const BoughtFold = ({ items, onClear, ...row }: BoughtFoldProps) => {
  const words = useWords(listWords);
  if (items.length === 0) return null;
  return (
    <details className="list-page-bought">
      <summary>{words.bought(items.length)}</summary>
      <ul>
        {items.map((item) => (
          <ItemRow key={item.id} item={item} {...row} />
        ))}
      </ul>
      {row.mayEdit && <Button onPress={onClear}>{words.clear}</Button>}
    </details>
  );
};
