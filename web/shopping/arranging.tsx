import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useRef, useState } from 'react';
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
  const [pulled, setPulled] = useState<readonly ShoppingItem[]>();
  const from = useRef<number>(undefined);
  const shown = pulled ?? items;

  const move = (place: number, to: number): void => {
    const next = moved(shown, place, to);
    if (next !== shown) onArrange(next.map(({ id }) => id));
  };
  const pull = (event: PointerEvent): void => {
    const to = placeUnder(event);
    if (from.current === undefined || to === undefined || to === from.current) return;
    setPulled(moved(shown, from.current, to));
    from.current = to;
  };
  const drop = (): void => {
    if (from.current === undefined) return;
    from.current = undefined;
    if (pulled !== undefined) onArrange(pulled.map(({ id }) => id));
    setPulled(undefined);
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
          <li key={id} data-place={place} data-pulled={from.current === place || undefined}>
            <span
              className="arranging-grip"
              aria-hidden
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                from.current = place;
                setPulled(shown);
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
