import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';

import { recipeQuery } from '../../api/recipes.ts';
import { ProblemNotice } from '../../design/notice.tsx';
import { Loading } from '../../design/page.tsx';
import { useWords } from '../../language/locale.tsx';
import { duplicateWords } from './duplicate.words.ts';
import { RecipeContents } from '../review/item/recipe-contents.tsx';
import type { ImportPreviewItem } from '../review/review.api.ts';
import type { RecipeEntry } from '../../api/recipes.ts';
import type { RecipeOutline } from '../review/item/recipe-contents.tsx';

export interface SideBySideRecipesProps {
  readonly item: ImportPreviewItem;
  readonly entryId: string;
}

/** Both recipes in full, for when the summary is not enough to tell them apart. Loaded when opened. */
export const SideBySideRecipes = ({ item, entryId }: SideBySideRecipesProps) => {
  const words = useWords(duplicateWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.readBoth}</summary>
      {isOpen && (
        <div className="both-recipes">
          <section>
            <h4>{words.imported}</h4>
            <RecipeContents recipe={item.recipe} />
          </section>
          <LibraryRecipe entryId={entryId} />
        </div>
      )}
    </details>
  );
};

const LibraryRecipe = ({ entryId }: { readonly entryId: string }) => {
  const words = useWords(duplicateWords);
  const { data, error, refetch } = useQuery(recipeQuery(entryId));
  return (
    <section>
      <h4>
        {words.yours} ·{' '}
        <Link to="/recipes/$recipeId" params={{ recipeId: entryId }} target="_blank">
          {words.openYours}
        </Link>
      </h4>
      {error !== null && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Loading label={words.loading} />}
      {data !== undefined && <RecipeContents recipe={toOutline(data)} />}
    </section>
  );
};

/** Converts a library recipe to the shape previews use, so that both render alike. */
const toOutline = ({ recipe }: Pick<RecipeEntry, 'recipe'>): RecipeOutline => ({
  ...(recipe.description !== undefined && { description: recipe.description }),
  ingredients: (recipe.ingredient_sections ?? []).map(({ title, ingredients }) => ({
    ...(title !== undefined && { title }),
    items: (ingredients ?? []).flatMap(({ text, name }) => text ?? name ?? []),
  })),
  instructions: (recipe.instruction_sections ?? []).map(({ title, steps }) => ({
    ...(title !== undefined && { title }),
    items: (steps ?? []).flatMap((step) => step.text ?? step.title ?? []),
  })),
});
