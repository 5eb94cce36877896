import { useRef, useEffect } from 'react';
import type { TouchEvent } from 'react';

/** Long enough to be deliberate, and more horizontal than vertical, unlike scrolling. */
const MIN_SWIPE_PX = 60;

export interface SwipeHandlers {
  readonly onTouchStart: (event: TouchEvent) => void;
  readonly onTouchEnd: (event: TouchEvent) => void;
}

/** Switches steps by swiping; the buttons do the same. */
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
      if (Math.abs(across) >= MIN_SWIPE_PX && Math.abs(across) > 2 * Math.abs(down)) turn(across < 0 ? 1 : -1);
    },
  };
};

const KEY_STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1, PageDown: 1, PageUp: -1 };

/** Arrow keys switch steps wherever the focus is, except in inputs. */
export const useStepKeys = (turn: (by: 1 | -1) => void): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const by = KEY_STEPS[event.key];
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select') !== null;
      if (by === undefined || isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      turn(by);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [turn]);
};
