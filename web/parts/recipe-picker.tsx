import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';

import { findRecipesQuery } from '../api/recipes.ts';
import type { RecipeSummary } from '../api/recipes.ts';
import { SearchField } from '../design/field.tsx';
import { Loading } from '../design/page.tsx';
import { useWords } from '../language/locale.tsx';
import { partsWords } from './parts.words.ts';
import { RecipePicture } from './recipe-picture.tsx';
import './recipe-picker.css';

/** Finds a recipe as one types and hands it on: for a meal, a list, a book. */
export const RecipePicker = ({ onPick }: { readonly onPick: (recipe: RecipeSummary) => void }) => {
  const words = useWords(partsWords);
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const { data, isPending } = useInfiniteQuery(findRecipesQuery(q === '' ? {} : { q }, 20));
  const found = data?.pages[0]?.items ?? [];
  return (
    <div className="recipe-picker">
      <SearchField label={words.findRecipe} clearLabel={words.clear} value={typed} onChange={setTyped} autoFocus />
      {isPending && <Loading label={words.loading} />}
      {!isPending && found.length === 0 && <p role="status">{words.nothingFound}</p>}
      <ul>
        {found.map((recipe) => (
          <li key={recipe.id}>
            <button type="button" onClick={() => onPick(recipe)}>
              <RecipePicture recipe={recipe} preset="thumb" />
              <span>{recipe.title}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
};
