import type { In } from '../language/catalogue.ts';
import { useWords } from '../language/locale.tsx';
import { AddDialog } from './add-dialog.tsx';
import { CalendarDialog } from './calendar-dialog.tsx';
import type { Day } from './days.ts';
import { MealDialog } from './meal-dialog.tsx';
import { PlaceDialog } from './place-dialog.tsx';
import type { PlaceDialogProps } from './place-dialog.tsx';
import type { Asked, Placing } from './plan-context.ts';
import { planWords } from './plan.words.ts';
import { ShopDialog } from './shop-dialog.tsx';
import type { Meal, Moment } from './slots.ts';
import type { MealChanges } from './use-meal-changes.ts';
import { useNaming } from './use-naming.ts';
import type { Naming } from './use-naming.ts';

export interface PlanDialogsProps {
  readonly asked: Asked;
  readonly meals: readonly Meal[];
  readonly today: Day;
  /** The day that is offered first. */
  readonly day: Day;
  readonly changes: MealChanges;
  /** With the moment at which something was put, where that was the question. */
  readonly onClose: (placed?: Moment) => void;
}

/** Whatever is asked above the week; one thing at a time. */
export const PlanDialogs = ({ asked, meals, today, day, changes, onClose }: PlanDialogsProps) => {
  const close = (): void => onClose();
  if (asked.kind === 'add') return <AddDialog day={asked.day} changes={changes} onClose={close} />;
  if (asked.kind === 'edit') return <MealDialog id={asked.id} onClose={close} />;
  if (asked.kind === 'shop') return <ShopDialog meals={meals} today={today} onClose={close} />;
  if (asked.kind === 'calendar') return <CalendarDialog onClose={close} />;
  return <PlacingDialog asked={asked} day={day} changes={changes} onClose={onClose} />;
};

interface PlacingDialogProps extends Pick<PlanDialogsProps, 'day' | 'changes' | 'onClose'> {
  readonly asked: Placing;
}

/** For all that needs a day: a meal one where it is, something new one that is at hand. */
const PlacingDialog = ({ asked, day, changes, onClose }: PlacingDialogProps) => {
  const words = useWords(planWords);
  const naming = useNaming();
  const start: Moment =
    'meal' in asked ? { date: asked.meal.date, slot: asked.meal.slot } : { date: day, slot: 'dinner' };
  return <PlaceDialog {...wayOf(asked, changes, words, naming)} start={start} onClose={onClose} />;
};

const wayOf = (
  asked: Placing,
  changes: MealChanges,
  words: In<typeof planWords>,
  naming: Naming,
): Pick<PlaceDialogProps, 'title' | 'action' | 'onPlace'> => {
  if (asked.kind === 'move') {
    const { meal } = asked;
    return { title: words.moveTitle(naming.meal(meal)), action: words.move, onPlace: (to) => changes.move(meal, to) };
  }
  if (asked.kind === 'copy') {
    const { meal } = asked;
    return { title: words.copyTitle(naming.meal(meal)), action: words.copy, onPlace: (to) => changes.copy(meal, to) };
  }
  const [name, onPlace] =
    asked.kind === 'recipe'
      ? [asked.recipe.title, (to: Moment) => changes.addRecipe(asked.recipe, to)]
      : [asked.saved.name, (to: Moment) => changes.addSaved(asked.saved, to)];
  return { title: words.planRecipe(name), action: words.planVerb, onPlace };
};
