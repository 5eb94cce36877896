import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import type { RecipeDocument } from '../../../src/domains/recipe-format/index.ts';
import { ProblemError, hasCode } from '../../api/problem.ts';
import { recipeQuery } from '../../api/recipes.ts';
import type { RecipeEntry } from '../../api/recipes.ts';
import { fetchRecipe } from '../editor.api.ts';
import type { MergeInput } from '../merge/merge-dialog.tsx';
import { mergeRecipes } from '../merge/merge-recipes.ts';
import { getDocument, rebaseEditorState } from '../state/editor-state.ts';
import type { EditorState } from '../state/editor-state.ts';
import { placeErrors } from './form-errors.ts';
import type { PlacedErrors } from './form-errors.ts';
import { PicturesRejectedError } from './rejected-pictures.ts';
import type { RejectedPictures } from './rejected-pictures.ts';
import { SaveProgress, saveRecipe } from './save-recipe.ts';

export interface Saving {
  readonly save: (state: EditorState) => void;
  readonly isPending: boolean;
  /** Errors that are not shown at a field. */
  readonly error: unknown;
  readonly errors: PlacedErrors['byPlace'];
  /** Rejected images, for which a retry does not help. */
  readonly rejected: RejectedPictures;
  /** Set while two versions have to be merged. */
  readonly mergeInput: MergeInput | undefined;
  readonly merge: (recipe: RecipeDocument) => void;
  readonly cancelMerge: () => void;
}

interface SavingOptions {
  /** Called at the start of a save. The returned function is called at its end, even after the editor is unmounted. */
  readonly hold: () => () => void;
  readonly onState: (state: EditorState) => void;
  readonly onSaved: (entry: RecipeEntry) => void;
  /** The save failed or there is a newer version, and the user has to act. */
  readonly onNotSaved: (state: EditorState) => void;
}

/** The save found a newer version. Not a failure: the user decides how to continue. */
interface NewerVersionFound {
  readonly mergeInput: MergeInput;
}

const NONE_REJECTED: RejectedPictures = new Map();
const NO_ERRORS: PlacedErrors = { byPlace: new Map(), others: [] };

/** Saves the recipe. A newer version is merged and the merge saved on top of it, as often as needed. */
export const useSaving = ({ hold, onState, onSaved, onNotSaved }: SavingOptions): Saving => {
  const client = useQueryClient();
  const [progress] = useState(() => new SaveProgress());
  const [tried, setTried] = useState<EditorState>();
  const [mergeInput, setMergeInput] = useState<MergeInput>();

  const attempt = async (start: EditorState): Promise<RecipeEntry | NewerVersionFound> => {
    let state = start;
    const onProgress = (further: EditorState): void => {
      state = further;
      setTried(further);
      onState(further);
    };
    setTried(state);
    try {
      return await saveRecipe(state, progress, onProgress);
    } catch (error) {
      if (!hasCode(error, 'precondition-failed') || state.entry === undefined) throw error;
      const theirs = await fetchRecipe(state.entry.id);
      const mine = getDocument(state, progress.uploaded);
      const base = state.entry.recipe;
      const { recipe, applied, conflicts } = mergeRecipes(base, mine, theirs.recipe);
      if (applied.length > 0 || conflicts.length > 0) return { mergeInput: { base, mine, theirs } };
      // The newer version is our own: it was saved before, but the response was lost.
      const merged = rebaseEditorState(state, theirs, recipe);
      onProgress(merged);
      return attempt(merged);
    }
  };

  const saving = useMutation({
    mutationFn: attempt,
    onMutate: hold,
    onSettled: (_saved, _error, _start, release) => release?.(),
    onError: (_error, start) => onNotSaved(start),
    onSuccess: (outcome, start) => {
      if ('mergeInput' in outcome) {
        setMergeInput(outcome.mergeInput);
        return onNotSaved(start);
      }
      client.setQueryData(recipeQuery(outcome.id).queryKey, outcome);
      return onSaved(outcome);
    },
  });
  const placed = useMemo(() => {
    const rejected = saving.error instanceof ProblemError ? (saving.error.problem.errors ?? []) : [];
    return tried === undefined || rejected.length === 0 ? NO_ERRORS : placeErrors(rejected, tried.form, tried.ground);
  }, [saving.error, tried]);
  const rejected = saving.error instanceof PicturesRejectedError ? saving.error.pictures : NONE_REJECTED;
  const isPlaced = rejected.size > 0 || (placed.byPlace.size > 0 && placed.others.length === 0);
  return {
    save: (state) => saving.mutate(state),
    isPending: saving.isPending,
    error: isPlaced ? undefined : (saving.error ?? undefined),
    errors: placed.byPlace,
    rejected,
    mergeInput,
    merge: (recipe) => {
      if (mergeInput === undefined || tried === undefined) return;
      const merged = rebaseEditorState(tried, mergeInput.theirs, recipe);
      setMergeInput(undefined);
      onState(merged);
      saving.mutate(merged);
    },
    cancelMerge: () => setMergeInput(undefined),
  };
};
