import { useSyncExternalStore } from 'react';

import { tabStorage } from '../../offline/safe-storage.ts';

/** The storage key of this tab's timers. */
export const STORAGE_KEY = 'tureen.timers';

const listeners = new Set<() => void>();
let hasTimers = (tabStorage.read(STORAGE_KEY) ?? '[]') !== '[]';

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const markTimersStarted = (): void => {
  hasTimers = true;
  for (const listener of listeners) listener();
};

/** Whether a timer was ever started here: the dock is loaded then, not with the first page. */
export const useHasTimers = (): boolean => useSyncExternalStore(subscribe, () => hasTimers);
