import { Import } from 'lucide-react';

import { LinkButton } from '../design/link-button.tsx';
import { EmptyState, Page } from '../design/page.tsx';
import { useWords } from '../language/locale.tsx';
import { importWords } from './upload/import.words.ts';

/** Shown to viewers in place of a page on which every action would be refused. */
export const EditorsOnly = ({ title }: { readonly title: string }) => {
  const words = useWords(importWords);
  const action = <LinkButton to="/">{words.toRecipes}</LinkButton>;
  return (
    <Page title={title}>
      <EmptyState title={words.viewerTitle} icon={<Import aria-hidden />} action={action}>
        {words.viewerHint}
      </EmptyState>
    </Page>
  );
};
