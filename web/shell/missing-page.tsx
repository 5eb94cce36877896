import { SearchX } from 'lucide-react';

import { LinkButton } from '../design/link-button.tsx';
import { EmptyState, Page } from '../design/page.tsx';
import { PlainLayout } from './plain-layout.tsx';
import { useWords } from '../language/locale.tsx';
import { shellWords } from './shell.words.ts';

export const MissingPage = () => {
  const words = useWords(shellWords);
  return (
    <PlainLayout>
      <Page title={words.missing} width="reading">
        <EmptyState
          title={words.missingHint}
          icon={<SearchX aria-hidden />}
          action={
            <LinkButton to="/" variant="primary">
              {words.toLibrary}
            </LinkButton>
          }
        />
      </Page>
    </PlainLayout>
  );
};
