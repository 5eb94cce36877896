import { Check, Ellipsis } from 'lucide-react';
import { memo } from 'react';

import type { ShoppingItem } from '../../../src/domains/shopping/index.ts';
import { useWords } from '../../language/locale.tsx';
import { listWords } from './list.words.ts';
import { getShownItem } from './shown-item.ts';
import { moveFocusByArrows } from '../row-focus.ts';
import './item-row.css';

export interface ItemRowProps {
  readonly item: ShoppingItem;
  readonly canEdit: boolean;
  readonly onTick: (item: string, bought: boolean) => void;
  readonly onOpen: (item: string) => void;
}

/** One item to buy. The whole row toggles it. Native buttons, since there may be hundreds. */
export const ItemRow = memo(({ item, canEdit, onTick, onOpen }: ItemRowProps) => {
  const words = useWords(listWords);
  const { id, note, bought } = item;
  const { name, amount, parts, needed } = getShownItem(item);
  return (
    <li className="item-row" data-bought={bought || undefined}>
      <button
        type="button"
        role="checkbox"
        aria-checked={bought}
        aria-disabled={!canEdit}
        className="item-row-tick"
        data-item={id}
        onClick={() => canEdit && onTick(id, !bought)}
        onKeyDown={moveFocusByArrows}
      >
        <span className="item-row-box" aria-hidden>
          <Check />
        </span>
        <span className="item-row-content">
          <span className="item-row-text">
            <span className="item-row-name">{name}</span>
            {note !== '' && <small>{note}</small>}
          </span>
          {amount !== '' && (
            <span className="item-row-amount">
              {amount}
              {parts !== undefined && <small>{parts}</small>}
              {needed !== undefined && <small>{words.needed(needed)}</small>}
            </span>
          )}
        </span>
      </button>
      <button type="button" className="item-row-more" aria-label={words.details(name)} onClick={() => onOpen(id)}>
        <Ellipsis aria-hidden />
      </button>
    </li>
  );
});
