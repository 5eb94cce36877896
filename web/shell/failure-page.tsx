import { useRouter } from '@tanstack/react-router';
import type { ErrorComponentProps } from '@tanstack/react-router';

import { ProblemNotice } from '../design/notice.tsx';
import { Page } from '../design/page.tsx';
import { useWords } from '../language/locale.tsx';
import { shellWords } from './shell.words.ts';

/** In place of a screen that could not be shown. */
export const FailurePage = ({ error, reset }: ErrorComponentProps) => {
  const words = useWords(shellWords);
  const router = useRouter();
  // What failed may be what comes before the screen: that is done again only where the router is told so.
  const retry = (): void => {
    reset();
    void router.invalidate();
  };
  return (
    <Page title={words.failure} width="reading">
      <ProblemNotice error={error} onRetry={retry} />
    </Page>
  );
};
