import { useSyncExternalStore } from 'react';

import { Notice } from '../design/notice.tsx';
import { useWords } from '../language/locale.tsx';
import { shellWords } from './shell.words.ts';

const listen = (onChange: () => void): (() => void) => {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
};

/** Shown while the device is offline. */
export const OfflineNotice = () => {
  const words = useWords(shellWords);
  const isOnline = useSyncExternalStore(listen, () => navigator.onLine);
  return isOnline ? null : <Notice kind="warning">{words.offline}</Notice>;
};
