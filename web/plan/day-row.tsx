import { Plus } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';

import { Button } from '../design/button.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import type { Day } from './days.ts';
import { MealCard } from './meal-card.tsx';
import { usePlan } from './plan-context.ts';
import { planWords } from './plan.words.ts';
import { SlotTargets } from './slot-targets.tsx';
import type { Meal } from './slots.ts';
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
  const { mayEdit, ask, dragged } = usePlan();
  const id = useId();
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // On a phone a week is longer than the screen.
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
      {mayEdit && (
        <Button
          look="quiet"
          className="day-row-add"
          icon={<Plus aria-hidden />}
          aria-label={words.addTo(formats.weekday(day))}
          onPress={() => ask({ kind: 'add', day })}
        >
          {words.add}
        </Button>
      )}
    </li>
  );
};
