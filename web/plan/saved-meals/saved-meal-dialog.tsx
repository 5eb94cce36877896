import { useQuery, useQueryClient } from '@tanstack/react-query';

import { Dialog } from '../../design/dialog.tsx';
import { ProblemNotice } from '../../design/notice.tsx';
import { Loading } from '../../design/page.tsx';
import { useWords } from '../../language/locale.tsx';
import type { AnyMeal } from '../dishes/dishes.ts';
import { MealForm } from '../meal-editor/meal-form.tsx';
import { savedMealKind } from '../meal-editor/meal-kinds.ts';
import type { LoadedMeal } from '../meals/meal.api.ts';
import { planWords } from '../plan.words.ts';
import { fetchSavedMeal, savedMealsQuery } from './saved-meal.api.ts';
import type { SavedMeal } from './saved-meal.api.ts';
import { savedMealsWords } from './saved-meals.words.ts';
import { useMealEditing } from '../meal-editor/use-meal-editing.ts';

/** Edits a saved meal, or creates one if there is no id. */
export const SavedMealDialog = ({ id, onClose }: { readonly id?: string; readonly onClose: () => void }) => {
  const words = useWords(savedMealsWords);
  const common = useWords(planWords);
  // Its own query key, so that live updates do not change it while it is edited.
  const { data, error, refetch } = useQuery({
    queryKey: ['saved-meal-editing', id],
    queryFn: () => fetchSavedMeal(id ?? ''),
    enabled: id !== undefined,
    gcTime: 0,
  });
  const start = id === undefined ? { draft: EMPTY } : data;
  return (
    <Dialog title={id === undefined ? words.create : words.editTitle} isOpen onClose={onClose}>
      {start === undefined && error === null && <Loading label={common.loading} />}
      {start === undefined && error !== null && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {start !== undefined && <SavedMealEditor start={start} onClose={onClose} />}
    </Dialog>
  );
};

const EMPTY: AnyMeal = { name: '', notes: '', dishes: [] };

const SavedMealEditor = ({
  start,
  onClose,
}: {
  readonly start: LoadedMeal<SavedMeal> | { readonly draft: AnyMeal };
  readonly onClose: () => void;
}) => {
  const client = useQueryClient();
  const editing = useMealEditing(savedMealKind, start);
  return (
    <MealForm
      editing={editing}
      isNameRequired
      isSame={({ revision }) => 'meal' in start && revision === start.meal.revision}
      onSaved={() => {
        void client.invalidateQueries({ queryKey: savedMealsQuery.queryKey });
        onClose();
      }}
      onCancel={onClose}
    />
  );
};
