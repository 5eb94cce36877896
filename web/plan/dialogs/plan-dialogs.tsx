import type { WordsOf } from '../../language/catalog.ts';
import { useWords } from '../../language/locale.tsx';
import { AddMealDialog } from './add-meal-dialog.tsx';
import { CalendarDialog } from './calendar-dialog.tsx';
import type { Day } from '../days.ts';
import { MealDialog } from '../meal-editor/meal-dialog.tsx';
import { MealTimeDialog } from './meal-time-dialog.tsx';
import type { MealTimeDialogProps } from './meal-time-dialog.tsx';
import type { PlanDialog, MealTimeRequest } from '../week/plan-context.ts';
import { planWords } from '../plan.words.ts';
import { ShopDialog } from './shop-dialog.tsx';
import type { Meal, MealTime } from '../meal-time.ts';
import type { MealChanges } from '../meals/use-meal-changes.ts';
import { useDisplayNames } from '../meals/use-display-names.ts';
import type { DisplayNames } from '../meals/use-display-names.ts';

export interface PlanDialogsProps {
  readonly dialog: PlanDialog;
  readonly meals: readonly Meal[];
  readonly today: Day;
  /** The day to preselect. */
  readonly day: Day;
  readonly changes: MealChanges;
  /** With the chosen time, if the dialog asked for one. */
  readonly onClose: (placed?: MealTime) => void;
}

/** The dialogs of the plan, one at a time. */
export const PlanDialogs = ({ dialog, meals, today, day, changes, onClose }: PlanDialogsProps) => {
  const close = (): void => onClose();
  if (dialog.kind === 'add') return <AddMealDialog day={dialog.day} changes={changes} onClose={close} />;
  if (dialog.kind === 'edit') return <MealDialog id={dialog.id} onClose={close} />;
  if (dialog.kind === 'shop') return <ShopDialog meals={meals} today={today} onClose={close} />;
  if (dialog.kind === 'calendar') return <CalendarDialog onClose={close} />;
  return <ScheduleDialog request={dialog} day={day} changes={changes} onClose={onClose} />;
};

interface ScheduleDialogProps extends Pick<PlanDialogsProps, 'day' | 'changes' | 'onClose'> {
  readonly request: MealTimeRequest;
}

/** Asks for a day and slot, starting at the meal's own, or at a convenient day for something new. */
const ScheduleDialog = ({ request, day, changes, onClose }: ScheduleDialogProps) => {
  const words = useWords(planWords);
  const names = useDisplayNames();
  const start: MealTime =
    'meal' in request ? { date: request.meal.date, slot: request.meal.slot } : { date: day, slot: 'dinner' };
  return <MealTimeDialog {...getDialogProps(request, changes, words, names)} start={start} onClose={onClose} />;
};

const getDialogProps = (
  request: MealTimeRequest,
  changes: MealChanges,
  words: WordsOf<typeof planWords>,
  names: DisplayNames,
): Pick<MealTimeDialogProps, 'title' | 'action' | 'onChoose'> => {
  if (request.kind === 'move') {
    const { meal } = request;
    return { title: words.moveTitle(names.meal(meal)), action: words.move, onChoose: (to) => changes.move(meal, to) };
  }
  if (request.kind === 'copy') {
    const { meal } = request;
    return { title: words.copyTitle(names.meal(meal)), action: words.copy, onChoose: (to) => changes.copy(meal, to) };
  }
  const [name, onChoose] =
    request.kind === 'recipe'
      ? [request.recipe.title, (to: MealTime) => changes.addRecipe(request.recipe, to)]
      : [request.saved.name, (to: MealTime) => changes.addSaved(request.saved, to)];
  return { title: words.planRecipe(name), action: words.planVerb, onChoose };
};
