import { Link } from '@tanstack/react-router';

import { usePermissions } from '../api/account.ts';
import { Page } from '../design/page.tsx';
import { useWords } from '../language/locale.tsx';
import { useLatched } from '../parts/use-latched.ts';
import { editorWords } from './editor.words.ts';
import { EditorsOnly } from './editors-only.tsx';
import { RecipeEditor } from './recipe-editor.tsx';
import { useNewRecipeSlot } from './drafts/draft-slot.ts';

const NewRecipe = () => {
  const slot = useNewRecipeSlot();
  return slot === undefined ? null : <RecipeEditor slot={slot} />;
};

export const NewRecipePage = () => {
  const words = useWords(editorWords);
  const canEdit = useLatched(usePermissions().canEdit);
  return (
    <Page title={words.newRecipe} className="editor-page" back={<Link to="/">{words.backToRecipes}</Link>}>
      {canEdit ? <NewRecipe /> : <EditorsOnly />}
    </Page>
  );
};
