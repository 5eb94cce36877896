import { useNavigate } from '@tanstack/react-router';
import { useCallback, useLayoutEffect, useMemo, useReducer, useRef, useState, useEffect } from 'react';

import type { RecipeEntry } from '../api/recipes.ts';
import { useToast } from '../design/toasts.tsx';
import { useLanguage, useWords } from '../language/locale.tsx';
import type { Form } from './document/form.ts';
import { savingWords } from './saving.words.ts';
import type { RowEdit } from './rows/rows.ts';
import { validateForm } from './saving/form-errors.ts';
import { NO_ERRORS, useFormErrors } from './saving/use-form-errors.ts';
import { useSaving } from './saving/use-saving.ts';
import { deleteDraft, storeDraft, readDraft, useDraft } from './drafts/draft.ts';
import type { DraftSlot } from './drafts/draft-slot.ts';
import { isDirty, createEditorState } from './state/editor-state.ts';
import type { EditorAction } from './state/editor-state.ts';
import { createHistory, historyReducer } from './state/history.ts';
import { usePageShortcuts } from './state/use-page-shortcuts.ts';

/** State and actions of the editor; the component only renders. */
export const useRecipeEditor = (entry: RecipeEntry | undefined, { name: slot, hold }: DraftSlot) => {
  const words = useWords(savingWords);
  const { locale } = useLanguage();
  const navigate = useNavigate();
  const showToast = useToast();
  const recipeId = entry?.id;
  const [draft, setDraft] = useState(() => readDraft(slot));
  const [history, dispatchHistory] = useReducer(
    historyReducer,
    draft?.state ?? createEditorState(entry, locale),
    createHistory,
  );
  const { now: state, returned } = history;
  const dispatch = useCallback(
    (edit: EditorAction): void => dispatchHistory({ type: 'edit', edit, time: performance.now() }),
    [],
  );
  const [validationErrors, setValidationErrors] = useState(NO_ERRORS);
  const isUnsaved = useMemo(() => isDirty(state), [state]);
  // A ref, because leaving may be checked before the next render.
  const isFinished = useRef(false);
  const isGuardedRef = useRef(isUnsaved);
  useLayoutEffect(() => {
    isGuardedRef.current = isUnsaved && !isFinished.current;
  }, [isUnsaved]);
  useDraft(slot, state, isGuardedRef);
  const finish = (): void => {
    isFinished.current = true;
    isGuardedRef.current = false;
    deleteDraft(slot);
  };

  const [isHere, leave] = usePresence();
  const returnToEditor = (): void =>
    void navigate(
      recipeId === undefined ? { to: '/recipes/new' } : { to: '/recipes/$recipeId/edit', params: { recipeId } },
    );
  const saving = useSaving({
    hold,
    onState: (nextState) => {
      dispatch({ type: 'become', state: nextState });
      // The editor is unmounted, so nothing else stores the state: the draft must not create the recipe again.
      if (!isHere()) storeDraft(slot, nextState);
    },
    onSaved: (saved) => {
      finish();
      const text = words.saved(saved.recipe.title);
      const open = (): void =>
        void navigate({ to: '/recipes/$recipeId', params: { recipeId: saved.id }, ignoreBlocker: isHere() });
      if (!isHere()) return showToast({ text, action: { label: words.openSaved, onPress: open } });
      showToast({ text });
      return open();
    },
    onNotSaved: ({ form }) => {
      if (isHere()) return;
      showToast({ text: words.notSaved(form.title), action: { label: words.goOnWriting, onPress: returnToEditor } });
    },
  });

  const save = (): void => {
    const errors = validateForm(state.form);
    setValidationErrors(errors);
    if (errors.size === 0 && !saving.isPending) saving.save(state);
  };
  usePageShortcuts((event) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    // An open dialog has to be answered first.
    if (!(event.target instanceof Element && event.target.closest('[role="dialog"]'))) save();
  });

  const errors = useFormErrors(validationErrors, saving, state.form.pictures);

  return {
    state,
    returned,
    onStep: (type: 'undo' | 'redo') => dispatchHistory({ type }),
    saving,
    save,
    errors,
    isUnsaved,
    draft,
    recipeId: state.entry?.id ?? recipeId,
    onSet: useCallback((fields: Partial<Form>) => dispatch({ type: 'set', fields }), [dispatch]),
    onIngredients: useCallback((edit: RowEdit) => dispatch({ type: 'rows', list: 'ingredients', edit }), [dispatch]),
    onSteps: useCallback((edit: RowEdit) => dispatch({ type: 'rows', list: 'steps', edit }), [dispatch]),
    isGuarded: useCallback(() => isGuardedRef.current, []),
    leave,
    discard: finish,
    dropDraft: () => {
      deleteDraft(slot);
      setDraft(undefined);
      dispatch({ type: 'become', state: createEditorState(entry, locale) });
    },
  };
};

/**
 * Whether the user is still in the editor when the save finishes, so that the result never pulls them back from another
 * page. A user who is navigating away counts as gone.
 */
const usePresence = (): readonly [isHere: () => boolean, leave: () => void] => {
  const current = useRef(false);
  useEffect(() => {
    current.current = true;
    return () => {
      current.current = false;
    };
  }, []);
  const isHere = useCallback(() => current.current, []);
  const leave = useCallback(() => {
    current.current = false;
  }, []);
  return [isHere, leave];
};
