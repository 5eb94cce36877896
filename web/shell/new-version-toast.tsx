import { useEffect, useSyncExternalStore } from 'react';

import { useToast } from '../design/toasts.tsx';
import { useWords } from '../language/locale.tsx';
import { newVersion } from '../offline/register-service-worker.ts';
import { shellWords } from './shell.words.ts';

/** A toast about a new version of the app. Without a reload it is used the next time. */
export const NewVersionToast = () => {
  const words = useWords(shellWords);
  const showToast = useToast();
  const isThere = useSyncExternalStore(newVersion.subscribe, newVersion.isAvailable);
  useEffect(() => {
    if (isThere) showToast({ text: words.newVersion, action: { label: words.reload, onPress: newVersion.activate } });
  }, [isThere, showToast, words]);
  return null;
};
