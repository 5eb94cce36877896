import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useRef, useState } from 'react';
import type { PointerEvent } from 'react';

import type { ShoppingItem } from '../../src/domains/shopping/index.ts';
import { Button, IconButton } from '../design/button.tsx';
import { useWords } from '../language/locale.tsx';
import { focusSoon } from './focus-soon.ts';
import { listWords } from './list.words.ts';
import { moved } from './move.ts';
import './arranging.css';

export interface ArrangingProps {
  /** What is open, in the order in which it is shown. */
  readonly items: readonly ShoppingItem[];
  readonly onArrange: (ids: readonly string[]) => void;
  readonly onDone: () => void;
}

/** The row that a pointer is over, by its place. */
const placeUnder = ({ clientX, clientY }: PointerEvent): number | undefined => {
  const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place]');
  return row === null || row === undefined ? undefined : Number(row.dataset['place']);
};

const isSameOrder = (one: readonly ShoppingItem[], other: readonly ShoppingItem[]): boolean =>
  one.length === other.length && one.every(({ id }, place) => other[place]?.id === id);

/** Puts the things of a list in an order of one's own, by pulling them or by arrows. */
export const Arranging = ({ items, onArrange, onDone }: ArrangingProps) => {
  const words = useWords(listWords);
  const [pulling, setPulling] = useState<{ readonly items: readonly ShoppingItem[]; readonly place: number }>();
  const shown = pulling?.items ?? items;
  const rows = useRef<HTMLOListElement>(null);

  const move = (place: number, to: number): void => {
    const next = moved(shown, place, to);
    if (next === shown) return;
    onArrange(next.map(({ id }) => id));
    // At an end the arrow that was pressed is disabled: the focus goes to the other one of the row.
    if (to > 0 && to < shown.length - 1) return;
    focusSoon(() => rows.current?.querySelector<HTMLElement>(`[data-place="${to}"] button:enabled`));
  };
  /** The list holds the pointer, not the grip: rows are put elsewhere while they are pulled, and what is lets it go. */
  const grasp = (event: PointerEvent): void => {
    const grip = event.target instanceof Element ? event.target.closest('.arranging-grip') : null;
    const place = grip === null ? undefined : placeUnder(event);
    if (place === undefined) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setPulling({ items, place });
  };
  const pull = (event: PointerEvent): void => {
    const place = pulling && placeUnder(event);
    if (pulling === undefined || place === undefined || place === pulling.place) return;
    setPulling({ items: moved(shown, pulling.place, place), place });
  };
  const drop = (): void => {
    if (pulling !== undefined && !isSameOrder(pulling.items, items)) onArrange(shown.map(({ id }) => id));
    setPulling(undefined);
  };

  return (
    <div className="arranging">
      <div className="arranging-head">
        <p>{words.arrangeHint}</p>
        {items.some(({ arranged }) => arranged === true) && (
          <Button look="quiet" onPress={() => onArrange([])}>
            {words.unarrange}
          </Button>
        )}
        <Button look="primary" onPress={onDone}>
          {words.arrangeDone}
        </Button>
      </div>
      <ol ref={rows} onPointerDown={grasp} onPointerMove={pull} onPointerUp={drop} onPointerCancel={drop}>
        {shown.map(({ id, name }, place) => (
          <li key={id} data-place={place} data-pulled={pulling?.place === place || undefined}>
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
