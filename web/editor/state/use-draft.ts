import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

import { dropDraft, keepDraft } from './draft.ts';
import type { EditorState } from './editor-state.ts';

const PAUSE_MS = 400;

/**
 * Keeps what is typed on this device while it is unsaved: shortly after it is typed, when the page goes away, and when
 * the editor is taken from the screen, for whatever reason.
 */
export const useDraft = (slot: string, state: EditorState, isUnsaved: RefObject<boolean>): void => {
  const latest = useRef(state);
  const wasUnsaved = useRef(false);
  useEffect(() => {
    latest.current = state;
    if (!isUnsaved.current) {
      if (wasUnsaved.current) dropDraft(slot);
      wasUnsaved.current = false;
      return undefined;
    }
    wasUnsaved.current = true;
    const timer = setTimeout(() => {
      // It may have been saved in that pause: then nothing of it is left to come back.
      if (isUnsaved.current) keepDraft(slot, state);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [slot, state, isUnsaved]);
  useEffect(() => {
    const keep = (): void => {
      if (isUnsaved.current) keepDraft(slot, latest.current);
    };
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [slot, isUnsaved]);
};
