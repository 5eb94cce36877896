import { Link } from '@tanstack/react-router';

import { useMay } from '../api/account.ts';
import { Page } from '../design/page.tsx';
import { useWords } from '../language/locale.tsx';
import { editorWords } from './editor.words.ts';
import { ForViewers } from './for-viewers.tsx';
import { RecipeEditor } from './recipe-editor.tsx';

export const NewRecipePage = () => {
  const words = useWords(editorWords);
  const { edit } = useMay();
  return (
    <Page title={words.newRecipe} className="editor-page" back={<Link to="/">{words.backToRecipes}</Link>}>
      {edit ? <RecipeEditor /> : <ForViewers />}
    </Page>
  );
};
