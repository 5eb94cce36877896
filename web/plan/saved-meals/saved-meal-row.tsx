import { CalendarPlus, PenLine, Trash2 } from 'lucide-react';
import { Link } from '@tanstack/react-router';

import { Button, IconButton } from '../../design/button.tsx';
import { useWords, useFormats } from '../../language/locale.tsx';
import type { SavedMeal } from './saved-meal.api.ts';
import { savedMealsWords } from './saved-meals.words.ts';
import type { Dish } from '../dishes/dishes.ts';
import { planWords } from '../plan.words.ts';
import { normalizeFactor } from '../dishes/portions.ts';
import { useDisplayNames } from '../meals/use-display-names.ts';
import './saved-meal-row.css';

export interface SavedMealRowProps {
  readonly saved: SavedMeal;
  readonly canEdit: boolean;
  readonly onPlan: () => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

export const SavedMealRow = ({ saved, canEdit, onPlan, onEdit, onRemove }: SavedMealRowProps) => {
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
      {canEdit && (
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

/** A dish of a saved meal on one line. */
const SavedDish = ({ dish, dishes }: { readonly dish: Dish; readonly dishes: readonly Dish[] }) => {
  const words = useWords(planWords);
  const formats = useFormats();
  const names = useDisplayNames();
  const { entry_id: recipeId, recipe_status: status, scale } = dish;
  const name = names.dish(dish, new Map(dishes.map((one) => [one.id, one])));
  return (
    <li>
      {recipeId !== undefined && status !== 'missing' ? (
        <Link to="/recipes/$recipeId" params={{ recipeId }} preload="intent">
          {name}
        </Link>
      ) : (
        name
      )}
      {scale !== undefined && normalizeFactor(scale) !== '1' && ` × ${formats.amount(normalizeFactor(scale))}`}
      {status !== undefined && status !== 'available' && <em> {words[status]}.</em>}
    </li>
  );
};
