import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useRef, useState } from 'react';
import type { PointerEvent } from 'react';

import type { ShoppingItem } from '../../../src/domains/shopping/index.ts';
import { Button, IconButton } from '../../design/button.tsx';
import { useWords } from '../../language/locale.tsx';
import { focusAfterRender } from '../row-focus.ts';
import { listWords } from './list.words.ts';
import './reorder-list.css';

export interface ReorderListProps {
  /** The open items, in display order. */
  readonly items: readonly ShoppingItem[];
  readonly onArrange: (ids: readonly string[]) => void;
  readonly onDone: () => void;
}

/** The index of the row under the pointer. */
const getIndexUnderPointer = ({ clientX, clientY }: PointerEvent): number | undefined => {
  const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place]');
  return row === null || row === undefined ? undefined : Number(row.dataset['place']);
};

const isSameOrder = (one: readonly ShoppingItem[], other: readonly ShoppingItem[]): boolean =>
  one.length === other.length && one.every(({ id }, place) => other[place]?.id === id);

/** Reorders the items of a list by dragging or with arrow buttons. */
export const ReorderList = ({ items, onArrange, onDone }: ReorderListProps) => {
  const words = useWords(listWords);
  const [dragging, setDragging] = useState<{ readonly items: readonly ShoppingItem[]; readonly place: number }>();
  const shown = dragging?.items ?? items;
  const rows = useRef<HTMLOListElement>(null);

  const move = (place: number, to: number): void => {
    const next = moveElement(shown, place, to);
    if (next === shown) return;
    onArrange(next.map(({ id }) => id));
    // At either end the pressed arrow becomes disabled, so the focus moves to the row's other arrow.
    if (to > 0 && to < shown.length - 1) return;
    focusAfterRender(() => rows.current?.querySelector<HTMLElement>(`[data-place="${to}"] button:enabled`));
  };
  /**
   * The list captures the pointer, not the grip: rows are re-inserted while dragging, and a moved element loses the
   * capture.
   */
  const startDrag = (event: PointerEvent): void => {
    const grip = event.target instanceof Element ? event.target.closest('.arranging-grip') : null;
    const place = grip === null ? undefined : getIndexUnderPointer(event);
    if (place === undefined) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragging({ items, place });
  };
  const continueDrag = (event: PointerEvent): void => {
    const place = dragging && getIndexUnderPointer(event);
    if (dragging === undefined || place === undefined || place === dragging.place) return;
    setDragging({ items: moveElement(shown, dragging.place, place), place });
  };
  const drop = (): void => {
    if (dragging !== undefined && !isSameOrder(dragging.items, items)) onArrange(shown.map(({ id }) => id));
    setDragging(undefined);
  };

  return (
    <div className="arranging">
      <div className="arranging-head">
        <p>{words.arrangeHint}</p>
        {items.some(({ arranged }) => arranged === true) && (
          <Button variant="quiet" onPress={() => onArrange([])}>
            {words.unarrange}
          </Button>
        )}
        <Button variant="primary" onPress={onDone}>
          {words.arrangeDone}
        </Button>
      </div>
      <ol ref={rows} onPointerDown={startDrag} onPointerMove={continueDrag} onPointerUp={drop} onPointerCancel={drop}>
        {shown.map(({ id, name }, place) => (
          <li key={id} data-place={place} data-pulled={dragging?.place === place || undefined}>
            <span className="arranging-grip" aria-hidden>
              <GripVertical />
            </span>
            <span className="arranging-name">{name}</span>
            <IconButton label={words.up(name)} onPress={() => move(place, place - 1)} isDisabled={place === 0}>
              <ArrowUp />
            </IconButton>
            <IconButton
              label={words.down(name)}
              onPress={() => move(place, place + 1)}
              isDisabled={place === shown.length - 1}
            >
              <ArrowDown />
            </IconButton>
          </li>
        ))}
      </ol>
    </div>
  );
};

/** Returns the list with one element moved. */
const moveElement = <T,>(list: readonly T[], from: number, to: number): readonly T[] => {
  const one = list[from];
  if (one === undefined || to < 0 || to >= list.length || from === to) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, one);
};
