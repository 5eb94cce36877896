import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useMemo } from 'react';

import { usePermissions } from '../api/account.ts';
import { recipeQuery } from '../api/recipes.ts';
import { LinkButton } from '../design/link-button.tsx';
import { ProblemNotice } from '../design/notice.tsx';
import { EmptyState, Loading, Page } from '../design/page.tsx';
import { useWords } from '../language/locale.tsx';
import { useLatched } from '../parts/use-latched.ts';
import { editorWords } from './editor.words.ts';
import { EditorsOnly } from './editors-only.tsx';
import { RecipeEditor } from './recipe-editor.tsx';
import { createRecipeSlot } from './drafts/draft-slot.ts';

const Editor = ({ recipeId }: { readonly recipeId: string }) => {
  const words = useWords(editorWords);
  const { data, error, refetch } = useQuery(recipeQuery(recipeId));
  const canEdit = useLatched(usePermissions().canEdit);
  const isOpen = useLatched(data?.state === 'active');
  const slot = useMemo(() => createRecipeSlot(recipeId), [recipeId]);
  if (!canEdit) return <EditorsOnly />;
  if (data === undefined) {
    return error === null ? (
      <Loading label={words.loading} />
    ) : (
      <ProblemNotice error={error} onRetry={() => void refetch()} />
    );
  }
  if (!isOpen) {
    return (
      <EmptyState
        title={words.trashedTitle}
        icon={<Trash2 aria-hidden />}
        action={<LinkButton to="/trash">{words.toTrash}</LinkButton>}
      >
        {words.trashedHint}
      </EmptyState>
    );
  }
  return <RecipeEditor entry={data} slot={slot} />;
};

export const EditRecipePage = () => {
  const words = useWords(editorWords);
  const { recipeId } = useParams({ from: '/inside/recipes/$recipeId/edit' });
  return (
    <Page
      title={words.editRecipe}
      className="editor-page"
      back={
        <Link to="/recipes/$recipeId" params={{ recipeId }}>
          {words.backToRecipe}
        </Link>
      }
    >
      <Editor key={recipeId} recipeId={recipeId} />
    </Page>
  );
};
