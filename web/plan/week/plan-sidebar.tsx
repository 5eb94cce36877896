import { useState } from 'react';

import { Choice } from '../../design/choice.tsx';
import { useWords } from '../../language/locale.tsx';
import { RecipePicker } from '../../parts/recipe-picker.tsx';
import { usePlan } from './plan-context.ts';
import { planWords } from '../plan.words.ts';
import { SavedMealPicker } from '../saved-meals/saved-meal-picker.tsx';
import './plan-sidebar.css';

/** Recipes and saved meals beside the week: drag one onto a day, or press it to choose the day. */
export const PlanSidebar = () => {
  const words = useWords(planWords);
  const { openDialog, drag } = usePlan();
  const [of, setOf] = useState<'recipes' | 'saved'>('recipes');
  return (
    <aside className="shelf no-print" aria-label={words.shelf}>
      <Choice
        label={words.shelf}
        hideLabel
        value={of}
        onChange={setOf}
        options={[
          { value: 'recipes', text: words.recipes },
          { value: 'saved', text: words.savedMeals },
        ]}
      />
      <p className="shelf-hint">{words.shelfHint}</p>
      {of === 'recipes' ? (
        <RecipePicker
          autoFocus={false}
          onPick={(recipe) => openDialog({ kind: 'recipe', recipe })}
          onDrag={(recipe) => drag(recipe && { kind: 'recipe', recipe })}
        />
      ) : (
        <SavedMealPicker
          onPick={(saved) => openDialog({ kind: 'saved', saved })}
          onDrag={(saved) => drag(saved && { kind: 'saved', saved })}
        />
      )}
    </aside>
  );
};
