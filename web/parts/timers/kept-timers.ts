import { useSyncExternalStore } from 'react';

/** Where this tab keeps its timers. */
export const KEPT = 'tureen.timers';

const listeners = new Set<() => void>();
let areThere = (sessionStorage.getItem(KEPT) ?? '[]') !== '[]';

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const tellOfTimers = (): void => {
  areThere = true;
  for (const listener of listeners) listener();
};

/** Whether a timer was ever started here: what shows them is fetched then, and not with the first screen. */
export const useHasTimers = (): boolean => useSyncExternalStore(subscribe, () => areThere);
