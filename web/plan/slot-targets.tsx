import { useState } from 'react';

import { useFormats, useWords } from '../language/locale.tsx';
import type { Day } from './days.ts';
import { usePlan } from './plan-context.ts';
import type { Dragged } from './plan-context.ts';
import { planWords } from './plan.words.ts';
import { slots } from './slots.ts';
import type { Slot } from './slots.ts';
import './slot-targets.css';

/** Where what is dragged can be let go on a day. It lies over the meals, so that nothing moves away under the hand. */
export const SlotTargets = ({ day, dragged }: { readonly day: Day; readonly dragged: Dragged }) => {
  const words = useWords(planWords);
  const formats = useFormats();
  const { changes, inPassing, drag } = usePlan();
  const [over, setOver] = useState<Slot | undefined>();

  const drop = (slot: Slot): void => {
    const to = { date: day, slot };
    drag(undefined);
    if (dragged.kind === 'meal') inPassing(changes.move(dragged.meal, to));
    else if (dragged.kind === 'recipe') inPassing(changes.addRecipe(dragged.recipe, to));
    else inPassing(changes.addSaved(dragged.saved, to));
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
