import { useSyncExternalStore } from 'react';

import { Notice } from '../design/notice.tsx';
import { useWords } from '../language/locale.tsx';
import { shellWords } from './shell.words.ts';

const listen = (tell: () => void): (() => void) => {
  addEventListener('online', tell);
  addEventListener('offline', tell);
  return () => {
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
  };
};

/** Shown while the device is offline. */
export const ConnectionNote = () => {
  const words = useWords(shellWords);
  const isOnline = useSyncExternalStore(listen, () => navigator.onLine);
  return isOnline ? null : <Notice kind="warning">{words.offline}</Notice>;
};
