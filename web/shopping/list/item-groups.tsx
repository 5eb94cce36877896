import { ShoppingBasket } from 'lucide-react';

import { EmptyState } from '../../design/page.tsx';
import { useWords } from '../../language/locale.tsx';
import type { ItemGroup } from './group-by-aisle.ts';
import { ItemRow } from './item-row.tsx';
import type { ItemRowProps } from './item-row.tsx';
import { listWords } from './list.words.ts';
import type { ShoppingItem } from '../../../src/domains/shopping/index.ts';
import { Button } from '../../design/button.tsx';

export interface ItemGroupsProps extends Pick<ItemRowProps, 'canEdit' | 'onTick' | 'onOpen'> {
  readonly groups: readonly ItemGroup[];
  readonly hasBought: boolean;
}

/** The open items by aisle. */
export const ItemGroups = ({ groups, hasBought, ...row }: ItemGroupsProps) => {
  const words = useWords(listWords);
  if (groups.length === 0) {
    return (
      <EmptyState title={hasBought ? words.doneTitle : words.emptyTitle} icon={<ShoppingBasket aria-hidden />}>
        {hasBought ? words.done : row.canEdit ? words.empty : words.emptyViewer}
      </EmptyState>
    );
  }
  const titles = { arranged: words.arranged, nowhere: words.nowhere };
  return (
    <div className="list-page-groups">
      {groups.map(({ key, kind, title, items }) => (
        <section key={key} aria-label={kind === 'aisle' || kind === 'own' ? title : titles[kind]}>
          <h2>{kind === 'aisle' || kind === 'own' ? title : titles[kind]}</h2>
          <ul>
            {items.map((item) => (
              <ItemRow key={item.id} item={item} {...row} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
};

export interface BoughtItemsProps extends Pick<ItemRowProps, 'canEdit' | 'onTick' | 'onOpen'> {
  readonly items: readonly ShoppingItem[];
  readonly onClear: () => void;
}

/** Items already bought, collapsed. */
export const BoughtItems = ({ items, onClear, ...row }: BoughtItemsProps) => {
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
      {row.canEdit && <Button onPress={onClear}>{words.clear}</Button>}
    </details>
  );
};
