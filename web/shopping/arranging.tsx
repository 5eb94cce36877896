import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useState } from 'react';
import type { PointerEvent } from 'react';

import type { ShoppingItem } from '../../src/domains/shopping/index.ts';
import { Button, IconButton } from '../design/button.tsx';
import { useWords } from '../language/locale.tsx';
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

/** Puts the things of a list in an order of one's own, by pulling them or by arrows. */
export const Arranging = ({ items, onArrange, onDone }: ArrangingProps) => {
  const words = useWords(listWords);
  const [pulling, setPulling] = useState<{ readonly items: readonly ShoppingItem[]; readonly place: number }>();
  const shown = pulling?.items ?? items;

  const move = (place: number, to: number): void => {
    const next = moved(shown, place, to);
    if (next !== shown) onArrange(next.map(({ id }) => id));
  };
  const pull = (event: PointerEvent): void => {
    const place = pulling && placeUnder(event);
    if (pulling === undefined || place === undefined || place === pulling.place) return;
    setPulling({ items: moved(shown, pulling.place, place), place });
  };
  const drop = (): void => {
    if (pulling !== undefined && pulling.items !== items) onArrange(shown.map(({ id }) => id));
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
      <ol>
        {shown.map(({ id, name }, place) => (
          <li key={id} data-place={place} data-pulled={pulling?.place === place || undefined}>
            <span
              className="arranging-grip"
              aria-hidden
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                setPulling({ items, place });
              }}
              onPointerMove={pull}
              onPointerUp={drop}
              onPointerCancel={drop}
            >
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
