import { Link } from '@tanstack/react-router';

import { useFormats, useWords } from '../language/locale.tsx';
import type { Dish } from './dishes.ts';
import { planWords } from './plan.words.ts';
import { factorOf } from './portions.ts';
import { useNaming } from './use-naming.ts';

/** A dish of a saved meal in a line. */
export const SavedDish = ({ dish, dishes }: { readonly dish: Dish; readonly dishes: readonly Dish[] }) => {
  const words = useWords(planWords);
  const formats = useFormats();
  const naming = useNaming();
  const { entry_id: recipeId, recipe_status: status, scale } = dish;
  const name = naming.dish(dish, new Map(dishes.map((one) => [one.id, one])));
  return (
    <li>
      {recipeId !== undefined && status !== 'missing' ? (
        <Link to="/recipes/$recipeId" params={{ recipeId }} preload="intent">
          {name}
        </Link>
      ) : (
        name
      )}
      {scale !== undefined && factorOf(scale) !== '1' && ` × ${formats.amount(factorOf(scale))}`}
      {status !== undefined && status !== 'available' && <em> {words[status]}.</em>}
    </li>
  );
};
