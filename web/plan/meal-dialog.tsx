import { useQuery, useQueryClient } from '@tanstack/react-query';

import { Dialog } from '../design/dialog.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { Loading } from '../design/page.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { addDays } from './days.ts';
import { showMeal } from './meal-cache.ts';
import { editingWords } from './meal-editing.words.ts';
import { MealForm } from './meal-form.tsx';
import { plannedMeals } from './meal-kinds.ts';
import { mealsQuery, readMeal } from './meal.api.ts';
import type { ShownMeal } from './meal.api.ts';
import { MomentFields } from './moment-fields.tsx';
import { planWords } from './plan.words.ts';
import { compareMoments } from './slots.ts';
import type { Moment } from './slots.ts';
import { useMealEditing } from './use-meal-editing.ts';
import type { Origin } from './dish-editor.tsx';
import { useNaming } from './use-naming.ts';

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
    queryFn: () => readMeal(id),
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

const MealEditor = ({ start, onClose }: { readonly start: ShownMeal; readonly onClose: () => void }) => {
  const client = useQueryClient();
  const naming = useNaming();
  const editing = useMealEditing(plannedMeals, start);
  const { draft } = editing;
  const earlier = useEarlierDishes(start.meal.id, draft);
  return (
    <MealForm
      editing={editing}
      isNameRequired={false}
      earlier={earlier}
      momentOf={naming.moment}
      isSame={({ revision }) => revision === start.meal.revision}
      onSaved={(meal) => {
        showMeal(client, meal);
        onClose();
      }}
      onCancel={onClose}
    >
      <MomentFields value={draft} onChange={({ date, slot }) => editing.change({ date, slot })} />
    </MealForm>
  );
};

const DAYS_BACK = 14;

/** Possible origins of leftovers: the dishes of the two weeks before, latest first. */
const useEarlierDishes = (mealId: string, { date, slot }: Moment): readonly Origin[] => {
  const naming = useNaming();
  const formats = useFormats();
  const isSet = date !== '';
  const span = { from: isSet ? addDays(date, -DAYS_BACK) : '', to: date };
  const { data = [] } = useQuery({ ...mealsQuery(span), enabled: isSet });
  return data
    .filter((meal) => meal.id !== mealId && compareMoments(meal, { date, slot }) < 0)
    .toReversed()
    .flatMap((meal) =>
      meal.dishes.map((dish) => ({ dish, text: `${naming.dish(dish)} · ${formats.shortDay(meal.date)}` })),
    );
};
