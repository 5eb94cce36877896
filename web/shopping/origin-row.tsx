import { useQuery } from '@tanstack/react-query';
import { Minus, Plus, X } from 'lucide-react';

import { hasCode } from '../api/problem.ts';
import { recipeQuery } from '../api/recipes.ts';
import { IconButton } from '../design/button.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { addWords } from './add.words.ts';
import { focusSoon } from './focus-soon.ts';
import { stepScale } from './scale.ts';
import { mealQuery } from './shopping.api.ts';

export interface Portion {
  readonly recipeId: string;
  readonly scale: string;
}

interface PortionRowProps {
  readonly portion: Portion;
  /** The library has it no longer, so the rest is looked through without it. */
  readonly isLeftOut: boolean;
  readonly onScale: (scale: string) => void;
  readonly onRemove: () => void;
}

/** A recipe that is shopped for, and how many times. */
export const PortionRow = ({ portion: { recipeId, scale }, isLeftOut, onScale, onRemove }: PortionRowProps) => {
  const words = useWords(addWords);
  const formats = useFormats();
  const { data, isPending } = useQuery(recipeQuery(recipeId));
  const title = data?.recipe.title ?? (isPending && !isLeftOut ? '…' : words.missingRecipe);
  const less = (button: Element): void => {
    const next = stepScale(scale, -1);
    onScale(next);
    // At the least there is nothing more to press here but the other one.
    const row = button.closest('.origin-row-scale');
    if (stepScale(next, -1) === next) focusSoon(() => row?.querySelector<HTMLElement>('button:enabled'));
  };
  return (
    <li className="origin-row">
      <span className="origin-row-title">
        {title}
        {isLeftOut && <small>{words.leftOut}</small>}
      </span>
      <span className="origin-row-actions">
        {!isLeftOut && (
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

interface MealRowProps extends Pick<PortionRowProps, 'isLeftOut' | 'onRemove'> {
  readonly mealId: string;
}

/** A planned meal that is shopped for, with its dishes as they are planned. */
export const MealRow = ({ mealId, isLeftOut, onRemove }: MealRowProps) => {
  const words = useWords(addWords);
  const formats = useFormats();
  const { data, error } = useQuery(mealQuery(mealId));
  const isGone = isLeftOut || hasCode(error, 'meal-not-found');
  const dishes = data?.dishes.map(({ display_name, recipe_title }) => display_name ?? recipe_title ?? '') ?? [];
  const unread = isGone ? words.missingMeal : words.meal;
  const day = data === undefined ? unread : `${formats.shortDay(data.date)}, ${words[data.slot]}`;
  const named = [data?.name ?? '', ...dishes].filter((text) => text !== '');
  return (
    <li className="origin-row">
      <span className="origin-row-title">
        {formats.list(named)}
        <small>{day}</small>
        {isLeftOut && <small>{words.leftOut}</small>}
      </span>
      <IconButton label={words.remove(named[0] ?? day)} onPress={onRemove}>
        <X />
      </IconButton>
    </li>
  );
};
