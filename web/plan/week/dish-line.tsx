import { Link } from '@tanstack/react-router';

import { Button } from '../../design/button.tsx';
import { useFormats, useWords } from '../../language/locale.tsx';
import { RecipePicture } from '../../parts/recipe-picture.tsx';
import { normalizeFactor } from '../dishes/portions.ts';
import { planWords } from '../plan.words.ts';
import { usePlan } from './plan-context.ts';
import { getOwnName } from '../dishes/dishes.ts';
import type { Dish } from '../dishes/dishes.ts';
import type { Meal } from '../meal-time.ts';
import { useDisplayNames } from '../meals/use-display-names.ts';
import './dish-line.css';

/** A dish in the week: what, how much, and the state of its recipe. */
export const DishLine = ({ meal, dish }: { readonly meal: Meal; readonly dish: Dish }) => {
  const words = useWords(planWords);
  const formats = useFormats();
  const names = useDisplayNames();
  const { origins, recipes } = usePlan();
  const { entry_id: recipeId, recipe_status: status, scale, leftover_of, plain_items, notes } = dish;
  const name = names.dish(dish, origins);
  const isLinked = recipeId !== undefined && status !== 'missing';
  const factor =
    scale === undefined || normalizeFactor(scale) === '1' ? undefined : formats.amount(normalizeFactor(scale));
  const quantities = plain_items?.flatMap(({ quantity }) => quantity ?? []) ?? [];
  const details = [
    factor !== undefined && `× ${factor}`,
    leftover_of !== undefined && getOwnName(dish) !== undefined && words.leftover,
    plain_items?.length === 1 && quantities[0],
    notes !== name && notes,
  ].filter((detail) => typeof detail === 'string' && detail !== '');
  return (
    <li className="dish-line">
      {recipeId !== undefined && (
        <RecipePicture recipe={recipes.get(recipeId) ?? { id: recipeId, title: name }} preset="thumb" />
      )}
      <div className="dish-line-text">
        {isLinked ? (
          <Link to="/recipes/$recipeId" params={{ recipeId }} draggable={false} preload="intent">
            {name}
          </Link>
        ) : (
          <span>{name}</span>
        )}
        {details.length > 0 && <span className="dish-line-details">{details.join(' · ')}</span>}
        <RecipeStatus meal={meal} dish={dish} name={name} />
      </div>
    </li>
  );
};

/** Says if the recipe is not as it was planned, and what can be done about it. */
const RecipeStatus = ({ meal, dish, name }: { readonly meal: Meal; readonly dish: Dish; readonly name: string }) => {
  const words = useWords(planWords);
  const { canEdit, changes, runWithToast } = usePlan();
  const { recipe_status: status } = dish;
  if (status === undefined || status === 'available') return null;
  return (
    <span className="dish-line-standing">
      <span>{words[status]}.</span>
      {status === 'trashed' && <Link to="/trash">{words.toTrash}</Link>}
      {status === 'outdated' && canEdit && (
        <Button
          variant="quiet"
          aria-label={words.newestOf(name)}
          onPress={() => runWithToast(changes.switchToLatest(meal, dish))}
        >
          {words.newest}
        </Button>
      )}
    </span>
  );
};
