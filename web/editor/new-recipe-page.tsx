import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';

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
    <Page
      title={words.newRecipe}
      className="editor-page"
      back={
        <Link to="/">
          <ArrowLeft aria-hidden size={16} />
          {words.backToRecipes}
        </Link>
      }
    >
      {edit ? <RecipeEditor /> : <ForViewers />}
    </Page>
  );
};
