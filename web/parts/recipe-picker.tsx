import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';

import { findRecipesQuery } from '../api/recipes.ts';
import type { RecipeSummary } from '../api/recipes.ts';
import { SearchField } from '../design/field.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { Loading } from '../design/page.tsx';
import { useIsDesktop } from '../design/use-is-desktop.ts';
import { useWords } from '../language/locale.tsx';
import { partsWords } from './parts.words.ts';
import { RecipePicture } from './recipe-picture.tsx';
import './recipe-picker.css';

export interface RecipePickerProps {
  readonly onPick: (recipe: RecipeSummary) => void;
  /** Makes the recipes draggable. Called with the dragged one, and with undefined at the end. */
  readonly onDrag?: (recipe: RecipeSummary | undefined) => void;
  /** False if the picker is always visible. Ignored on a phone, whose keyboard would cover the list. */
  readonly autoFocus?: boolean;
}

/** Searches recipes while typing and returns the chosen one: for a meal, a list, a book. */
export const RecipePicker = ({ onPick, onDrag, autoFocus = true }: RecipePickerProps) => {
  const words = useWords(partsWords);
  const isDesktop = useIsDesktop();
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const { data, isPending, isError, error, refetch } = useInfiniteQuery(findRecipesQuery(q === '' ? {} : { q }, 20));
  const found = data?.pages[0]?.items ?? [];
  return (
    <div className="recipe-picker">
      <SearchField
        label={words.findRecipe}
        clearLabel={words.clear}
        value={typed}
        onChange={setTyped}
        autoFocus={isDesktop && autoFocus}
      />
      {isPending && <Loading label={words.loading} />}
      {isError && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {data !== undefined && found.length === 0 && <p role="status">{words.nothingFound}</p>}
      <ul>
        {found.map((recipe) => (
          <li key={recipe.id}>
            <button
              type="button"
              onClick={() => onPick(recipe)}
              draggable={onDrag !== undefined}
              onDragStart={({ dataTransfer }) => {
                dataTransfer.setData('text/plain', recipe.title);
                onDrag?.(recipe);
              }}
              onDragEnd={() => onDrag?.(undefined)}
            >
              <RecipePicture recipe={recipe} preset="thumb" />
              <span>{recipe.title}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};
