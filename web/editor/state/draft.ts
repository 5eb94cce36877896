import { caller } from '../../api/client.ts';
import type { EditorState } from './editor-state.ts';

/** What was typed and not saved, with what it started from, so that it can still be merged days later. */
export interface Draft {
  readonly state: EditorState;
  readonly at: string;
  /** How many pictures were chosen and could not be kept. */
  readonly lostPictures: number;
}

/** For each person and library its own: nobody finds somebody else's on a shared device. */
const prefix = (): string => `tureen.draft.${caller.userId}.${caller.libraryId}.`;

export const draftKey = (slot: string): string => prefix() + slot;

export const readDraft = (slot: string): Draft | undefined => {
  const kept = localStorage.getItem(draftKey(slot));
  return kept === null ? undefined : (JSON.parse(kept) as Draft);
};

/** The slots of all new recipes that are kept, the latest first. `new` alone was that of all tabs once. */
export const newDrafts = (): readonly string[] => {
  const slots = Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix()))
    .map((key) => key.slice(prefix().length))
    .filter((slot) => slot === 'new' || slot.startsWith('new.'));
  const times = new Map(slots.map((slot) => [slot, readDraft(slot)?.at ?? '']));
  return slots.toSorted((a, b) => (times.get(b) ?? '').localeCompare(times.get(a) ?? ''));
};

export const keepDraft = (slot: string, { entry, ground, form }: EditorState): void => {
  const pictures = form.pictures.filter(({ file }) => file === undefined);
  const draft: Draft = {
    state: { entry, ground, form: { ...form, pictures } },
    at: new Date().toISOString(),
    lostPictures: form.pictures.length - pictures.length,
  };
  try {
    localStorage.setItem(draftKey(slot), JSON.stringify(draft));
  } catch {
    // The device has no room for it. What is typed is still on the screen, and leaving it is asked about.
  }
};

export const dropDraft = (slot: string): void => localStorage.removeItem(draftKey(slot));
