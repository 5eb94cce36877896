import { BookOpen } from 'lucide-react';

import { LinkButton } from '../design/link-button.tsx';
import { EmptyState } from '../design/page.tsx';
import { useWords } from '../language/locale.tsx';
import { editorWords } from './editor.words.ts';

/** Shown to viewers in place of the editor. */
export const EditorsOnly = () => {
  const words = useWords(editorWords);
  return (
    <EmptyState
      title={words.viewerTitle}
      icon={<BookOpen aria-hidden />}
      action={<LinkButton to="/">{words.backToRecipes}</LinkButton>}
    >
      {words.viewerHint}
    </EmptyState>
  );
};
