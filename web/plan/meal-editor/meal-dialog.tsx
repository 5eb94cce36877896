import { useQuery, useQueryClient } from '@tanstack/react-query';

import { Dialog } from '../../design/dialog.tsx';
import { ProblemNotice } from '../../design/notice.tsx';
import { Loading } from '../../design/page.tsx';
import { useFormats, useWords } from '../../language/locale.tsx';
import { addDays } from '../days.ts';
import { showMeal } from '../meals/meal-cache.ts';
import { editingWords } from './meal-editing.words.ts';
import { MealForm } from './meal-form.tsx';
import { plannedMealKind } from './meal-kinds.ts';
import { mealsQuery, fetchMeal } from '../meals/meal.api.ts';
import type { LoadedMeal } from '../meals/meal.api.ts';
import { MealTimeFields } from '../dialogs/meal-time-dialog.tsx';
import { planWords } from '../plan.words.ts';
import { compareMealTimes } from '../meal-time.ts';
import type { MealTime } from '../meal-time.ts';
import { useMealEditing } from './use-meal-editing.ts';
import type { LeftoverOrigin } from '../dishes/dish-editor.tsx';
import { useDisplayNames } from '../meals/use-display-names.ts';

export interface MealDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Edits a planned meal. It is fetched so that the representation tag covers its recipes. */
export const MealDialog = ({ id, onClose }: MealDialogProps) => {
  const words = useWords(editingWords);
  const common = useWords(planWords);
  // Its own query key, so that live updates do not change it while it is edited.
  const { data, error, refetch } = useQuery({
    queryKey: ['meal-editing', id],
    queryFn: () => fetchMeal(id),
    gcTime: 0,
  });
  return (
    <Dialog title={words.editMeal} isOpen onClose={onClose}>
      {data === undefined && error === null && <Loading label={common.loading} />}
      {data === undefined && error !== null && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {data !== undefined && <MealEditor start={data} onClose={onClose} />}
    </Dialog>
  );
};

const MealEditor = ({ start, onClose }: { readonly start: LoadedMeal; readonly onClose: () => void }) => {
  const client = useQueryClient();
  const names = useDisplayNames();
  const editing = useMealEditing(plannedMealKind, start);
  const { draft } = editing;
  const earlier = useEarlierDishes(start.meal.id, draft);
  return (
    <MealForm
      editing={editing}
      isNameRequired={false}
      earlier={earlier}
      getMealTime={names.mealTime}
      isSame={({ revision }) => revision === start.meal.revision}
      onSaved={(meal) => {
        showMeal(client, meal);
        onClose();
      }}
      onCancel={onClose}
    >
      <MealTimeFields value={draft} onChange={({ date, slot }) => editing.change({ date, slot })} />
    </MealForm>
  );
};

const DAYS_BACK = 14;

/** Possible origins of leftovers: the dishes of the two weeks before, latest first. */
const useEarlierDishes = (mealId: string, { date, slot }: MealTime): readonly LeftoverOrigin[] => {
  const names = useDisplayNames();
  const formats = useFormats();
  const isSet = date !== '';
  const span = { from: isSet ? addDays(date, -DAYS_BACK) : '', to: date };
  const { data = [] } = useQuery({ ...mealsQuery(span), enabled: isSet });
  return data
    .filter((meal) => meal.id !== mealId && compareMealTimes(meal, { date, slot }) < 0)
    .toReversed()
    .flatMap((meal) =>
      meal.dishes.map((dish) => ({ dish, text: `${names.dish(dish)} · ${formats.shortDay(meal.date)}` })),
    );
};
