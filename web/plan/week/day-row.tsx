import { Plus } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';

import { Button } from '../../design/button.tsx';
import { useFormats, useWords } from '../../language/locale.tsx';
import type { Day } from '../days.ts';
import { MealCard } from './meal-card.tsx';
import { usePlan } from './plan-context.ts';
import { planWords } from '../plan.words.ts';
import type { Meal, Slot } from '../meal-time.ts';
import type { DraggedItem } from './plan-context.ts';
import { slots } from '../meal-time.ts';
import './day-row.css';

export interface DayRowProps {
  readonly day: Day;
  readonly isToday: boolean;
  readonly meals: readonly Meal[];
}

/** A day with its meals. */
export const DayRow = ({ day, isToday, meals }: DayRowProps) => {
  const words = useWords(planWords);
  const formats = useFormats();
  const { canEdit, openDialog, dragged } = usePlan();
  const id = useId();
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // On a phone the week is taller than the screen.
    if (isToday) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isToday]);
  return (
    <li ref={row} className="day-row" data-today={isToday || undefined} aria-labelledby={id}>
      <div className="day-row-head">
        <h2 id={id}>
          <span className="day-row-weekday">{formats.weekday(day)}</span>{' '}
          <span className="day-row-date">{formats.dayOfMonth(day)}</span>
        </h2>
        {isToday && <span className="day-row-today">{words.today}</span>}
      </div>
      <div className="day-row-body">
        {meals.length > 0 && (
          <ul className="day-row-meals">
            {meals.map((meal) => (
              <MealCard key={meal.id} meal={meal} />
            ))}
          </ul>
        )}
        {dragged !== undefined && <SlotTargets day={day} dragged={dragged} />}
      </div>
      {canEdit && (
        <Button
          variant="quiet"
          className="day-row-add"
          icon={<Plus aria-hidden />}
          aria-label={words.addTo(formats.weekday(day))}
          onPress={() => openDialog({ kind: 'add', day })}
        >
          {words.add}
        </Button>
      )}
    </li>
  );
};

/** Drop targets for the slots of a day. They overlay the meals, so that nothing moves under the pointer. */
const SlotTargets = ({ day, dragged }: { readonly day: Day; readonly dragged: DraggedItem }) => {
  const words = useWords(planWords);
  const formats = useFormats();
  const { changes, runWithToast, drag } = usePlan();
  const [over, setOver] = useState<Slot | undefined>();

  const drop = (slot: Slot): void => {
    const to = { date: day, slot };
    drag(undefined);
    if (dragged.kind === 'meal') runWithToast(changes.move(dragged.meal, to));
    else if (dragged.kind === 'recipe') runWithToast(changes.addRecipe(dragged.recipe, to));
    else runWithToast(changes.addSaved(dragged.saved, to));
  };

  return (
    <div className="slot-targets">
      {slots.map((slot) => (
        <div
          key={slot}
          title={words.mealOf(words[slot], formats.weekday(day))}
          data-over={over === slot || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(slot);
          }}
          onDragLeave={() => setOver(undefined)}
          onDrop={(event) => {
            event.preventDefault();
            drop(slot);
          }}
        >
          {words[slot]}
        </div>
      ))}
    </div>
  );
};
