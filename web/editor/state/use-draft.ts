import { useEffect, useRef } from 'react';

import { dropDraft, keepDraft } from './draft.ts';
import type { EditorState } from './editor-state.ts';

const PAUSE_MS = 400;

/** Keeps what is typed on this device, shortly after it is typed and when the page goes away. */
export const useDraft = (recipeId: string | undefined, state: EditorState, isDirty: boolean): void => {
  const wasDirty = useRef(isDirty);
  useEffect(() => {
    if (!isDirty) {
      if (wasDirty.current) dropDraft(recipeId);
      wasDirty.current = false;
      return undefined;
    }
    wasDirty.current = true;
    const keep = (): void => keepDraft(recipeId, state);
    const timer = setTimeout(keep, PAUSE_MS);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [recipeId, state, isDirty]);
};
