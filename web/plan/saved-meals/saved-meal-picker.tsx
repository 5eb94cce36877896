import { useQuery } from '@tanstack/react-query';

import { ProblemNotice } from '../../design/notice.tsx';
import { Loading } from '../../design/page.tsx';
import { useWords } from '../../language/locale.tsx';
import { planWords } from '../plan.words.ts';
import { savedMealsQuery } from './saved-meal.api.ts';
import type { SavedMeal } from './saved-meal.api.ts';
import { useDisplayNames } from '../meals/use-display-names.ts';
import './saved-meal-picker.css';

export interface SavedMealPickerProps {
  readonly onPick: (saved: SavedMeal) => void;
  /** Makes the items draggable. Called with the dragged one, and with undefined at the end. */
  readonly onDrag?: (saved: SavedMeal | undefined) => void;
}

/** Choice of a saved meal. There are too few of them to need a search. */
export const SavedMealPicker = ({ onPick, onDrag }: SavedMealPickerProps) => {
  const words = useWords(planWords);
  const names = useDisplayNames();
  const { data, isPending, error, refetch } = useQuery(savedMealsQuery);
  if (isPending) return <Loading label={words.loading} />;
  if (data === undefined) return <ProblemNotice error={error} onRetry={() => void refetch()} />;
  if (data.length === 0) return <p>{words.noSavedMeals}</p>;
  return (
    <ul className="saved-meal-picker">
      {data.map((saved) => (
        <li key={saved.id}>
          <button
            type="button"
            onClick={() => onPick(saved)}
            draggable={onDrag !== undefined}
            onDragStart={({ dataTransfer }) => {
              dataTransfer.setData('text/plain', saved.name);
              onDrag?.(saved);
            }}
            onDragEnd={() => onDrag?.(undefined)}
          >
            <strong>{saved.name}</strong>
            <span>{saved.dishes.map((dish) => names.dish(dish)).join(', ')}</span>
          </button>
        </li>
      ))}
    </ul>
  );
};
