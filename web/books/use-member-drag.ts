import { useState } from 'react';
import type { PointerEvent } from 'react';

/** Over which member, or over the heading of which chapter, the pointer is. */
export type Over =
  | { readonly kind: 'member'; readonly id: string; readonly isAfter: boolean }
  | { readonly kind: 'chapter'; readonly id: string };

export interface Drag {
  readonly id: string;
  readonly over: Over | undefined;
}

/** From here on a drag scrolls the page. */
const EDGE = 72;
const STEP = 14;

const overOf = (x: number, y: number): Over | undefined => {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-member], [data-chapter]');
  if (place === null || place === undefined) return undefined;
  const { member, chapter } = place.dataset;
  if (member === undefined) return { kind: 'chapter', id: chapter ?? '' };
  const { top, height } = place.getBoundingClientRect();
  return { kind: 'member', id: member, isAfter: y > top + height / 2 };
};

/**
 * Drags a member by its handle, by mouse, pen or finger alike: the browser's own dragging knows no fingers. Gives what
 * is being dragged, and what its handle listens to.
 */
export const useMemberDrag = (onDrop: (id: string, over: Over) => void) => {
  const [drag, setDrag] = useState<Drag>();
  const handleOf = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ id, over: undefined });
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (drag === undefined) return;
      if (clientY < EDGE) scrollBy(0, -STEP);
      if (clientY > innerHeight - EDGE) scrollBy(0, STEP);
      setDrag({ id, over: overOf(clientX, clientY) });
    },
    onPointerUp: () => {
      if (drag?.over !== undefined) onDrop(id, drag.over);
      setDrag(undefined);
    },
    onPointerCancel: () => setDrag(undefined),
  });
  return { drag, handleOf };
};
