import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PointerEvent } from 'react';

/** The member or chapter heading under the pointer. */
export type DropTarget =
  | { readonly kind: 'member'; readonly id: string; readonly isAfter: boolean }
  | { readonly kind: 'chapter'; readonly id: string };

export interface Drag {
  readonly id: string;
  readonly over: DropTarget | undefined;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Within this distance of the edge a drag scrolls the page. */
const SCROLL_EDGE_PX = 72;
const SCROLL_STEP_PX = 10;

const findDropTarget = ({ x, y }: Point): DropTarget | undefined => {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-member], [data-chapter]');
  if (place === null || place === undefined) return undefined;
  const { member, chapter } = place.dataset;
  if (member === undefined) return { kind: 'chapter', id: chapter ?? '' };
  const { top, height } = place.getBoundingClientRect();
  return { kind: 'member', id: member, isAfter: y > top + height / 2 };
};

const isSameTarget = (one: DropTarget | undefined, other: DropTarget | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The scroll step for a pointer held at the edge. */
const getScrollStep = ({ y }: Point): number => {
  if (y < SCROLL_EDGE_PX) return -SCROLL_STEP_PX;
  return y > innerHeight - SCROLL_EDGE_PX ? SCROLL_STEP_PX : 0;
};

/**
 * Drags a member by its handle with mouse, pen or touch, which native drag and drop does not support. Escape cancels.
 * Returns the drag state and the handlers of a handle.
 */
export const useMemberDrag = (onDrop: (id: string, over: DropTarget) => void) => {
  const [drag, setDrag] = useState<Drag>();
  const point = useRef<Point>(undefined);
  const isDragging = drag !== undefined;
  const updateTarget = useEffectEvent((at: Point) => {
    const over = findDropTarget(at);
    setDrag((now) => (now === undefined || isSameTarget(now.over, over) ? now : { ...now, over }));
  });
  useEffect(() => {
    if (!isDragging) return undefined;
    const follow = (): void => {
      const at = point.current;
      if (at !== undefined) {
        const step = getScrollStep(at);
        if (step !== 0) scrollBy(0, step);
        updateTarget(at);
      }
      frame = requestAnimationFrame(follow);
    };
    let frame = requestAnimationFrame(follow);
    const cancel = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setDrag(undefined);
    };
    addEventListener('keydown', cancel);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('keydown', cancel);
    };
  }, [isDragging]);
  const getHandleProps = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      point.current = undefined;
      setDrag({ id, over: undefined });
    },
    onPointerMove: ({ clientX: x, clientY: y }: PointerEvent) => {
      point.current = { x, y };
    },
    onPointerUp: ({ clientX: x, clientY: y }: PointerEvent) => {
      // Where it was dropped, possibly before the next frame; undefined if it was not moved at all.
      const over = drag === undefined || point.current === undefined ? undefined : findDropTarget({ x, y });
      if (over !== undefined) onDrop(id, over);
      setDrag(undefined);
    },
    onPointerCancel: () => setDrag(undefined),
  });
  return { drag, getHandleProps };
};
