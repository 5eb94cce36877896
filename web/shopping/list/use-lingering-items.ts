import { useCallback, useEffect, useState } from 'react';

const LINGER_MS = 1200;

const NONE: ReadonlySet<string> = new Set();

/** The item that has keyboard focus: it must not move away from under it. */
export const getFocusedItem = (): string | undefined => {
  const active = document.activeElement;
  return active instanceof HTMLElement && active.matches(':focus-visible') ? active.dataset['item'] : undefined;
};

/**
 * Keeps an item in place for a moment after it was checked, so that the next row does not move under the thumb and a
 * slip can be undone.
 */
export const useLingeringItems = () => {
  const [lingering, setLingering] = useState(NONE);
  useEffect(() => {
    if (lingering.size === 0) return undefined;
    const timer = setInterval(() => {
      const held = getFocusedItem();
      if (held === undefined || !lingering.has(held)) setLingering(NONE);
      else if (lingering.size > 1) setLingering(new Set([held]));
    }, LINGER_MS);
    return () => clearInterval(timer);
  }, [lingering]);
  const linger = useCallback((id: string) => setLingering((all) => new Set(all).add(id)), []);
  return [lingering, linger] as const;
};
