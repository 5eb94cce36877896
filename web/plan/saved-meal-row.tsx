import { CalendarPlus, PenLine, Trash2 } from 'lucide-react';

import { Button, IconButton } from '../design/button.tsx';
import { useWords } from '../language/locale.tsx';
import type { SavedMeal } from './saved-meal.api.ts';
import { savedMealsWords } from './saved-meals.words.ts';
import { SavedDish } from './saved-dish.tsx';
import './saved-meal-row.css';

export interface SavedMealRowProps {
  readonly saved: SavedMeal;
  readonly mayEdit: boolean;
  readonly onPlan: () => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

export const SavedMealRow = ({ saved, mayEdit, onPlan, onEdit, onRemove }: SavedMealRowProps) => {
  const words = useWords(savedMealsWords);
  const { name, notes, dishes } = saved;
  return (
    <li className="saved-meal-row">
      <div className="saved-meal-row-text">
        <h2>{name}</h2>
        <ul>
          {dishes.map((dish) => (
            <SavedDish key={dish.id} dish={dish} dishes={dishes} />
          ))}
        </ul>
        {notes !== '' && <p>{notes}</p>}
      </div>
      {mayEdit && (
        <div className="saved-meal-row-actions">
          <Button icon={<CalendarPlus aria-hidden />} aria-label={words.planOf(name)} onPress={onPlan}>
            {words.plan}
          </Button>
          <IconButton label={words.editOf(name)} onPress={onEdit}>
            <PenLine />
          </IconButton>
          <IconButton label={words.removeOf(name)} onPress={onRemove}>
            <Trash2 />
          </IconButton>
        </div>
      )}
    </li>
  );
};
