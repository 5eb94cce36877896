import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

import { caller } from '../../api/client.ts';
import { deviceStorage } from '../../offline/safe-storage.ts';
import type { EditorState } from '../state/editor-state.ts';

/** Unsaved changes with the version they are based on, so that they can still be merged days later. */
export interface Draft {
  readonly state: EditorState;
  readonly at: string;
  /** How many chosen images could not be stored. */
  readonly lostPictures: number;
}

/** Per user and library, so that users of a shared device do not see each other's drafts. */
const keyPrefix = (): string => `tureen.draft.${caller.userId}.${caller.libraryId}.`;

export const draftKey = (slot: string): string => keyPrefix() + slot;

export const readDraft = (slot: string): Draft | undefined => {
  const stored = deviceStorage.read(draftKey(slot));
  return stored === undefined ? undefined : (JSON.parse(stored) as Draft);
};

/** The slots of new recipes with a stored draft, latest first. `new` is the former name shared by all tabs. */
export const listNewRecipeSlots = (): readonly string[] => {
  const slots = deviceStorage
    .keys()
    .filter((key) => key.startsWith(keyPrefix()))
    .map((key) => key.slice(keyPrefix().length))
    .filter((slot) => slot === 'new' || slot.startsWith('new.'));
  const times = new Map(slots.map((slot) => [slot, readDraft(slot)?.at ?? '']));
  return slots.toSorted((a, b) => (times.get(b) ?? '').localeCompare(times.get(a) ?? ''));
};

export const storeDraft = (slot: string, { entry, ground, form }: EditorState): void => {
  const pictures = form.pictures.filter(({ file }) => file === undefined);
  const draft: Draft = {
    state: { entry, ground, form: { ...form, pictures } },
    at: new Date().toISOString(),
    lostPictures: form.pictures.length - pictures.length,
  };
  // If the device is out of storage, the text is still on the screen, and leaving asks for confirmation.
  deviceStorage.write(draftKey(slot), JSON.stringify(draft));
};

export const deleteDraft = (slot: string): void => deviceStorage.remove(draftKey(slot));

const PAUSE_MS = 400;

/**
 * Stores unsaved changes on this device: shortly after typing, when the page is hidden, and when the editor unmounts.
 */
export const useDraft = (slot: string, state: EditorState, isUnsaved: RefObject<boolean>): void => {
  const latest = useRef(state);
  const wasUnsaved = useRef(false);
  useEffect(() => {
    latest.current = state;
    if (!isUnsaved.current) {
      if (wasUnsaved.current) deleteDraft(slot);
      wasUnsaved.current = false;
      return undefined;
    }
    wasUnsaved.current = true;
    const timer = setTimeout(() => {
      // It may have been saved during the delay.
      if (isUnsaved.current) storeDraft(slot, state);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [slot, state, isUnsaved]);
  useEffect(() => {
    const keep = (): void => {
      if (isUnsaved.current) storeDraft(slot, latest.current);
    };
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [slot, isUnsaved]);
};
