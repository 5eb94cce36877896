import { useQuery } from '@tanstack/react-query';
import { Minus, Plus, X } from 'lucide-react';

import { hasCode } from '../../api/problem.ts';
import { recipeQuery } from '../../api/recipes.ts';
import { IconButton } from '../../design/button.tsx';
import { useFormats, useWords } from '../../language/locale.tsx';
import { addWords } from './add.words.ts';
import { focusAfterRender } from '../row-focus.ts';
import { stepScale } from './scale.ts';
import { mealQuery } from '../shopping.api.ts';

export interface Portion {
  readonly recipeId: string;
  readonly scale: string;
}

interface RecipeSourceRowProps {
  readonly portion: Portion;
  /** No longer in the library, so the review leaves it out. */
  readonly isExcluded: boolean;
  readonly onScale: (scale: string) => void;
  readonly onRemove: () => void;
}

/** A recipe to shop for, and how many times. */
export const RecipeSourceRow = ({
  portion: { recipeId, scale },
  isExcluded,
  onScale,
  onRemove,
}: RecipeSourceRowProps) => {
  const words = useWords(addWords);
  const formats = useFormats();
  const { data, isPending } = useQuery(recipeQuery(recipeId));
  const title = data?.recipe.title ?? (isPending && !isExcluded ? '…' : words.missingRecipe);
  const less = (button: Element): void => {
    const next = stepScale(scale, -1);
    onScale(next);
    // At the minimum this button is disabled, so the focus moves to the other one.
    const row = button.closest('.origin-row-scale');
    if (stepScale(next, -1) === next) focusAfterRender(() => row?.querySelector<HTMLElement>('button:enabled'));
  };
  return (
    <li className="origin-row">
      <span className="origin-row-title">
        {title}
        {isExcluded && <small>{words.leftOut}</small>}
      </span>
      <span className="origin-row-actions">
        {!isExcluded && (
          <span className="origin-row-scale">
            <IconButton
              label={words.less(title)}
              onPress={({ target }) => less(target)}
              isDisabled={stepScale(scale, -1) === scale}
            >
              <Minus />
            </IconButton>
            <output>{words.times(formats.amount(scale))}</output>
            <IconButton label={words.more(title)} onPress={() => onScale(stepScale(scale, 1))}>
              <Plus />
            </IconButton>
          </span>
        )}
        <IconButton label={words.remove(title)} onPress={onRemove}>
          <X />
        </IconButton>
      </span>
    </li>
  );
};

interface MealSourceRowProps extends Pick<RecipeSourceRowProps, 'isExcluded' | 'onRemove'> {
  readonly mealId: string;
}

/** A planned meal to shop for, with its dishes. */
export const MealSourceRow = ({ mealId, isExcluded, onRemove }: MealSourceRowProps) => {
  const words = useWords(addWords);
  const formats = useFormats();
  const { data, error } = useQuery(mealQuery(mealId));
  const isGone = isExcluded || hasCode(error, 'meal-not-found');
  const dishes = data?.dishes.map(({ display_name, recipe_title }) => display_name ?? recipe_title ?? '') ?? [];
  const unread = isGone ? words.missingMeal : words.meal;
  const day = data === undefined ? unread : `${formats.shortDay(data.date)}, ${words[data.slot]}`;
  const named = [data?.name ?? '', ...dishes].filter((text) => text !== '');
  return (
    <li className="origin-row">
      <span className="origin-row-title">
        {formats.list(named)}
        <small>{day}</small>
        {isExcluded && <small>{words.leftOut}</small>}
      </span>
      <IconButton label={words.remove(named[0] ?? day)} onPress={onRemove}>
        <X />
      </IconButton>
    </li>
  );
};
