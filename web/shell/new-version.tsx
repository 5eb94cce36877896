import { useEffect, useSyncExternalStore } from 'react';

import { useToast } from '../design/toasts.tsx';
import { useWords } from '../language/locale.tsx';
import { newVersion } from '../offline/register.ts';
import { shellWords } from './shell.words.ts';

/** A toast about a new version of the app. Without a reload it is used the next time. */
export const NewVersion = () => {
  const words = useWords(shellWords);
  const tell = useToast();
  const isThere = useSyncExternalStore(newVersion.subscribe, newVersion.isThere);
  useEffect(() => {
    if (isThere) tell({ text: words.newVersion, action: { label: words.reload, onPress: newVersion.open } });
  }, [isThere, tell, words]);
  return null;
};
