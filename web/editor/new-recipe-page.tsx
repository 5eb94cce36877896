import { Link } from '@tanstack/react-router';

import { useMay } from '../api/account.ts';
import { Page } from '../design/page.tsx';
import { useWords } from '../language/locale.tsx';
import { useLatched } from '../parts/use-latched.ts';
import { editorWords } from './editor.words.ts';
import { ForViewers } from './for-viewers.tsx';
import { RecipeEditor } from './recipe-editor.tsx';
import { useNewSlot } from './state/draft-slot.ts';

const NewRecipe = () => {
  const slot = useNewSlot();
  return slot === undefined ? null : <RecipeEditor slot={slot} />;
};

export const NewRecipePage = () => {
  const words = useWords(editorWords);
  const mayEdit = useLatched(useMay().edit);
  return (
    <Page title={words.newRecipe} className="editor-page" back={<Link to="/">{words.backToRecipes}</Link>}>
      {mayEdit ? <NewRecipe /> : <ForViewers />}
    </Page>
  );
};
