import { useState } from 'react';
import type { PointerEvent } from 'react';

import { moveTo } from './rows.ts';
import type { Edit } from './rows.ts';

/** Once the pointer is past the middle of another row: rows of different heights would else change places forever. */
const rowPassed = (list: Element, key: string, y: number): string | undefined => {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')];
  const own = rows.findIndex((row) => row.dataset['row'] === key);
  const passed = rows.filter((row, place) => {
    const { top, height } = row.getBoundingClientRect();
    return place < own ? y < top + height / 2 : place > own && y > top + height / 2;
  });
  // The farthest of those that were passed, on whichever side.
  const farthest = rows.indexOf(passed[0] ?? (list as HTMLElement)) < own ? passed[0] : passed.at(-1);
  return farthest?.dataset['row'];
};

/** Moves a row along with the pointer. The menu of the row does the same without one. */
export const useRowDragging = (key: string, onEdit: (edit: Edit) => void) => {
  const [isDragged, setDragged] = useState(false);
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    const list = event.currentTarget.closest('[data-rows]');
    if (list === null || event.button !== 0) return;
    event.preventDefault();
    setDragged(true);
    const move = ({ clientY }: globalThis.PointerEvent): void => {
      const over = rowPassed(list, key, clientY);
      if (over === undefined) return;
      onEdit((rows) =>
        moveTo(
          key,
          rows.findIndex((row) => row.key === over),
        )(rows),
      );
    };
    const end = (): void => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      setDragged(false);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  };
  return { isDragged, onPointerDown };
};
