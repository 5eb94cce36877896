import { useNavigate } from '@tanstack/react-router';
import { useCallback, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';

import type { RecipeEntry } from '../api/recipes.ts';
import { useToast } from '../design/toasts.tsx';
import { useLanguage, useWords } from '../language/locale.tsx';
import type { Form } from './document/form.ts';
import { savingWords } from './saving.words.ts';
import type { Edit } from './rows/rows.ts';
import { checkForm } from './saving/check-form.ts';
import { NO_FAULTS, useFaults } from './saving/use-faults.ts';
import { useSaving } from './saving/use-saving.ts';
import { dropDraft, keepDraft, readDraft } from './state/draft.ts';
import type { DraftSlot } from './state/draft-slot.ts';
import { isDirty, startedWith } from './state/editor-state.ts';
import type { EditorAction } from './state/editor-state.ts';
import { historyOf, reduceHistory } from './state/history.ts';
import { useIsHere } from './saving/use-is-here.ts';
import { useDraft } from './state/use-draft.ts';
import { usePageKeys } from './state/use-page-keys.ts';

/** All that the editor of a recipe knows and does; the rest is how it looks. */
export const useRecipeEditor = (entry: RecipeEntry | undefined, { name: slot, hold }: DraftSlot) => {
  const words = useWords(savingWords);
  const { locale } = useLanguage();
  const navigate = useNavigate();
  const tell = useToast();
  const recipeId = entry?.id;
  const [draft, setDraft] = useState(() => readDraft(slot));
  const [history, act] = useReducer(reduceHistory, draft?.state ?? startedWith(entry, locale), historyOf);
  const { now: state, returned } = history;
  const dispatch = useCallback((edit: EditorAction): void => act({ type: 'edit', edit, time: performance.now() }), []);
  const [found, setFound] = useState(NO_FAULTS);
  const isUnsaved = useMemo(() => isDirty(state), [state]);
  // Leaving is asked about at the moment of leaving, which may be before the next render.
  const isOver = useRef(false);
  const guarded = useRef(isUnsaved);
  useLayoutEffect(() => {
    guarded.current = isUnsaved && !isOver.current;
  }, [isUnsaved]);
  useDraft(slot, state, guarded);
  const finish = (): void => {
    isOver.current = true;
    guarded.current = false;
    dropDraft(slot);
  };

  const [isHere, leave] = useIsHere();
  const goOn = (): void =>
    void navigate(
      recipeId === undefined ? { to: '/recipes/new' } : { to: '/recipes/$recipeId/edit', params: { recipeId } },
    );
  const saving = useSaving({
    hold,
    onState: (further) => {
      dispatch({ type: 'become', state: further });
      // Nobody else keeps it by now: what was created must not be created again from what is kept.
      if (!isHere()) keepDraft(slot, further);
    },
    onSaved: (saved) => {
      finish();
      const text = words.saved(saved.recipe.title);
      const open = (): void =>
        void navigate({ to: '/recipes/$recipeId', params: { recipeId: saved.id }, ignoreBlocker: isHere() });
      if (!isHere()) return tell({ text, action: { label: words.openSaved, onPress: open } });
      tell({ text });
      return open();
    },
    onUnsaved: ({ form }) => {
      if (isHere()) return;
      tell({ text: words.notSaved(form.title), action: { label: words.goOnWriting, onPress: goOn } });
    },
  });

  const save = (): void => {
    const faults = checkForm(state.form);
    setFound(faults);
    if (faults.size === 0 && !saving.isPending) saving.save(state);
  };
  usePageKeys((event) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    // A dialog asks something first, and has its own buttons.
    if (!(event.target instanceof Element && event.target.closest('[role="dialog"]'))) save();
  });

  const faults = useFaults(found, saving, state.form.pictures);

  return {
    state,
    returned,
    onStep: (type: 'undo' | 'redo') => act({ type }),
    saving,
    save,
    faults,
    isUnsaved,
    draft,
    recipeId: state.entry?.id ?? recipeId,
    onSet: useCallback((fields: Partial<Form>) => dispatch({ type: 'set', fields }), [dispatch]),
    onIngredients: useCallback((edit: Edit) => dispatch({ type: 'rows', list: 'ingredients', edit }), [dispatch]),
    onSteps: useCallback((edit: Edit) => dispatch({ type: 'rows', list: 'steps', edit }), [dispatch]),
    isGuarded: useCallback(() => guarded.current, []),
    leave,
    discard: finish,
    dropDraft: () => {
      dropDraft(slot);
      setDraft(undefined);
      dispatch({ type: 'become', state: startedWith(entry, locale) });
    },
  };
};
