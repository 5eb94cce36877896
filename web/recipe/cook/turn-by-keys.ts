import { useEffect } from 'react';

const TURNS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1, PageDown: 1, PageUp: -1 };

/** Arrow keys turn pages wherever the focus is, except where somebody types. */
export const useTurnByKeys = (turn: (by: 1 | -1) => void): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const by = TURNS[event.key];
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select') !== null;
      if (by === undefined || isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      turn(by);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [turn]);
};
