import { useRef } from 'react';
import type { TouchEvent } from 'react';

/** Far enough to be meant, and more across than down: scrolling is no swipe. */
const FAR_PX = 60;

export interface SwipeHandlers {
  readonly onTouchStart: (event: TouchEvent) => void;
  readonly onTouchEnd: (event: TouchEvent) => void;
}

/** Turns pages with a finger; the buttons do the same. */
export const useSwipe = (turn: (by: 1 | -1) => void): SwipeHandlers => {
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onTouchStart: ({ touches }) => {
      const touch = touches[0];
      start.current = touch === undefined || touches.length > 1 ? undefined : { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: ({ changedTouches }) => {
      const touch = changedTouches[0];
      const from = start.current;
      start.current = undefined;
      if (touch === undefined || from === undefined) return;
      const [across, down] = [touch.clientX - from.x, touch.clientY - from.y];
      if (Math.abs(across) >= FAR_PX && Math.abs(across) > 2 * Math.abs(down)) turn(across < 0 ? 1 : -1);
    },
  };
};
