import { useSyncExternalStore } from 'react';

const desk = matchMedia('(width >= 52rem)');

const listen = (tell: () => void): (() => void) => {
  desk.addEventListener('change', tell);
  return () => desk.removeEventListener('change', tell);
};

/** Whether there is the room of a desk: only for what is another element there, the rest is for styles to say. */
export const useIsDesk = (): boolean => useSyncExternalStore(listen, () => desk.matches);
