import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import type { RecipeDocument } from '../../../src/domains/recipe-format/index.ts';
import { ProblemError, hasCode } from '../../api/problem.ts';
import { recipeQuery } from '../../api/recipes.ts';
import type { RecipeEntry } from '../../api/recipes.ts';
import { readRecipe } from '../editor.api.ts';
import type { Meeting } from '../merge/merge-dialog.tsx';
import { mergeRecipes } from '../merge/merge-recipes.ts';
import { recipeIn, restartedWith } from '../state/editor-state.ts';
import type { EditorState } from '../state/editor-state.ts';
import { placeFaults } from './faults.ts';
import type { PlacedFaults } from './faults.ts';
import { PicturesRefused } from './refused-pictures.ts';
import type { RefusedPictures } from './refused-pictures.ts';
import { SaveMemory, saveRecipe } from './save-recipe.ts';

export interface Saving {
  readonly save: (state: EditorState) => void;
  readonly isPending: boolean;
  /** Errors that are not shown at a field. */
  readonly error: unknown;
  readonly faults: PlacedFaults['byPlace'];
  /** Rejected images, for which a retry does not help. */
  readonly refused: RefusedPictures;
  /** Set while two versions have to be merged. */
  readonly meeting: Meeting | undefined;
  readonly merge: (recipe: RecipeDocument) => void;
  readonly closeMeeting: () => void;
}

interface SavingOptions {
  /** Called at the start of a save. The returned function is called at its end, even after the editor is unmounted. */
  readonly hold: () => () => void;
  readonly onState: (state: EditorState) => void;
  readonly onSaved: (entry: RecipeEntry) => void;
  /** The save failed or there is a newer version, and the user has to act. */
  readonly onUnsaved: (state: EditorState) => void;
}

/** The save found a newer version. Not a failure: the user decides how to continue. */
interface Met {
  readonly meeting: Meeting;
}

const NONE_REFUSED: RefusedPictures = new Map();
const NO_FAULTS: PlacedFaults = { byPlace: new Map(), others: [] };

/** Saves the recipe. A newer version is merged and the merge saved on top of it, as often as needed. */
export const useSaving = ({ hold, onState, onSaved, onUnsaved }: SavingOptions): Saving => {
  const client = useQueryClient();
  const [memory] = useState(() => new SaveMemory());
  const [tried, setTried] = useState<EditorState>();
  const [meeting, setMeeting] = useState<Meeting>();

  const attempt = async (start: EditorState): Promise<RecipeEntry | Met> => {
    let state = start;
    const onProgress = (further: EditorState): void => {
      state = further;
      setTried(further);
      onState(further);
    };
    setTried(state);
    try {
      return await saveRecipe(state, memory, onProgress);
    } catch (error) {
      if (!hasCode(error, 'precondition-failed') || state.entry === undefined) throw error;
      const theirs = await readRecipe(state.entry.id);
      const mine = recipeIn(state, memory.sent);
      const base = state.entry.recipe;
      const { recipe, taken, conflicts } = mergeRecipes(base, mine, theirs.recipe);
      if (taken.length > 0 || conflicts.length > 0) return { meeting: { base, mine, theirs } };
      // The newer version is our own: it was saved before, but the response was lost.
      const merged = restartedWith(state, theirs, recipe);
      onProgress(merged);
      return attempt(merged);
    }
  };

  const saving = useMutation({
    mutationFn: attempt,
    onMutate: hold,
    onSettled: (_saved, _error, _start, release) => release?.(),
    onError: (_error, start) => onUnsaved(start),
    onSuccess: (outcome, start) => {
      if ('meeting' in outcome) {
        setMeeting(outcome.meeting);
        return onUnsaved(start);
      }
      client.setQueryData(recipeQuery(outcome.id).queryKey, outcome);
      return onSaved(outcome);
    },
  });
  const placed = useMemo(() => {
    const refused = saving.error instanceof ProblemError ? (saving.error.problem.errors ?? []) : [];
    return tried === undefined || refused.length === 0 ? NO_FAULTS : placeFaults(refused, tried.form, tried.ground);
  }, [saving.error, tried]);
  const refused = saving.error instanceof PicturesRefused ? saving.error.pictures : NONE_REFUSED;
  const isPlaced = refused.size > 0 || (placed.byPlace.size > 0 && placed.others.length === 0);
  return {
    save: (state) => saving.mutate(state),
    isPending: saving.isPending,
    error: isPlaced ? undefined : (saving.error ?? undefined),
    faults: placed.byPlace,
    refused,
    meeting,
    merge: (recipe) => {
      if (meeting === undefined || tried === undefined) return;
      const merged = restartedWith(tried, meeting.theirs, recipe);
      setMeeting(undefined);
      onState(merged);
      saving.mutate(merged);
    },
    closeMeeting: () => setMeeting(undefined),
  };
};
