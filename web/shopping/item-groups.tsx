import { ShoppingBasket } from 'lucide-react';

import { EmptyState } from '../design/page.tsx';
import { useWords } from '../language/locale.tsx';
import type { Group } from './by-aisle.ts';
import { ItemRow } from './item-row.tsx';
import type { ItemRowProps } from './item-row.tsx';
import { listWords } from './list.words.ts';

export interface ItemGroupsProps extends Pick<ItemRowProps, 'mayEdit' | 'onTick' | 'onOpen'> {
  readonly groups: readonly Group[];
  readonly hasBought: boolean;
}

/** What is open, by where it is found. */
export const ItemGroups = ({ groups, hasBought, ...row }: ItemGroupsProps) => {
  const words = useWords(listWords);
  if (groups.length === 0) {
    return (
      <EmptyState title={hasBought ? words.doneTitle : words.emptyTitle} icon={<ShoppingBasket aria-hidden />}>
        {hasBought ? words.done : row.mayEdit ? words.empty : words.emptyViewer}
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
