import { useCallback, useEffect, useRef, useState } from 'react';

const LINGER_MS = 1200;

const NONE: ReadonlySet<string> = new Set();

/** The item on which somebody works by the keyboard: it must not slip away from under the focus. */
const focused = (): string | undefined => {
  const active = document.activeElement;
  return active instanceof HTMLElement && active.matches(':focus-visible') ? active.dataset['item'] : undefined;
};

/**
 * What was just ticked stays in its place for a moment, so that the next row does not move under the thumb, and a slip
 * can be taken back.
 */
export const useLingering = () => {
  const [lingering, setLingering] = useState(NONE);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const settle = useCallback(() => {
    timer.current = setTimeout(() => {
      const held = focused();
      setLingering((all) => (held !== undefined && all.has(held) ? new Set([held]) : NONE));
      if (held !== undefined) settle();
    }, LINGER_MS);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  const linger = useCallback(
    (id: string) => {
      clearTimeout(timer.current);
      setLingering((all) => new Set(all).add(id));
      settle();
    },
    [settle],
  );
  return [lingering, linger] as const;
};
