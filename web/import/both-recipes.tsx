import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';

import { recipeQuery } from '../api/recipes.ts';
import { ProblemNotice } from '../design/notice.tsx';
import { Loading } from '../design/page.tsx';
import { useWords } from '../language/locale.tsx';
import { duplicateWords } from './duplicate.words.ts';
import { contentsOf } from './existing-contents.ts';
import { RecipeContents } from './recipe-contents.tsx';
import type { ItemBody } from './review.api.ts';

export interface BothRecipesProps {
  readonly item: ItemBody;
  readonly entryId: string;
}

/** Both in full, for who cannot tell from their outlines. Read when it is opened. */
export const BothRecipes = ({ item, entryId }: BothRecipesProps) => {
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
          <Existing entryId={entryId} />
        </div>
      )}
    </details>
  );
};

const Existing = ({ entryId }: { readonly entryId: string }) => {
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
      {data !== undefined && <RecipeContents recipe={contentsOf(data)} />}
    </section>
  );
};
