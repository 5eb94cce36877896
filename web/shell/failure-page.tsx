import type { ErrorComponentProps } from '@tanstack/react-router';

import { ProblemNotice } from '../design/notice.tsx';
import { Page } from '../design/page.tsx';
import { useWords } from '../language/locale.tsx';
import { shellWords } from './shell.words.ts';

/** In place of a screen that could not be shown. */
export const FailurePage = ({ error, reset }: ErrorComponentProps) => {
  const words = useWords(shellWords);
  return (
    <Page title={words.failure} width="reading">
      <ProblemNotice error={error} onRetry={reset} />
    </Page>
  );
};
