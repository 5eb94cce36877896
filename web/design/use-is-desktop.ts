import { useSyncExternalStore } from 'react';

const desktopQuery = matchMedia('(width >= 52rem)');

const listen = (onChange: () => void): (() => void) => {
  desktopQuery.addEventListener('change', onChange);
  return () => desktopQuery.removeEventListener('change', onChange);
};

/** Whether the viewport is desktop-sized: only for what is a different element there; anything else is for CSS. */
export const useIsDesktop = (): boolean => useSyncExternalStore(listen, () => desktopQuery.matches);
