import { caller } from '../../api/client.ts';
import type { EditorState } from './editor-state.ts';

/** What was typed and not saved, with what it started from, so that it can still be merged days later. */
export interface Draft {
  readonly state: EditorState;
  readonly at: string;
  /** How many pictures were chosen and could not be kept. */
  readonly lostPictures: number;
}

/** For each person, library and recipe its own: nobody finds somebody else's on a shared device. */
const keyOf = (recipeId: string | undefined): string =>
  `tureen.draft.${caller.userId}.${caller.libraryId}.${recipeId ?? 'new'}`;

export const readDraft = (recipeId: string | undefined): Draft | undefined => {
  const kept = localStorage.getItem(keyOf(recipeId));
  return kept === null ? undefined : (JSON.parse(kept) as Draft);
};

export const keepDraft = (recipeId: string | undefined, { entry, ground, form }: EditorState): void => {
  const pictures = form.pictures.filter(({ file }) => file === undefined);
  const draft: Draft = {
    state: { entry, ground, form: { ...form, pictures } },
    at: new Date().toISOString(),
    lostPictures: form.pictures.length - pictures.length,
  };
  try {
    localStorage.setItem(keyOf(recipeId), JSON.stringify(draft));
  } catch {
    // The device has no room for it. What is typed is still on the screen, and leaving it is asked about.
  }
};

export const dropDraft = (recipeId: string | undefined): void => localStorage.removeItem(keyOf(recipeId));
