import { useRouter } from '@tanstack/react-router';
import type { ErrorComponentProps } from '@tanstack/react-router';

import { UnreachableError } from '../api/problem.ts';
import { ProblemNotice } from '../design/notice.tsx';
import { Page } from '../design/page.tsx';
import { useWords } from '../language/locale.tsx';
import { shellWords } from './shell.words.ts';

/** A part of the app could not be fetched, in the words of the browsers and of what loads it. */
const isOfLoading = (error: unknown): error is Error =>
  error instanceof Error &&
  /preload CSS|dynamically imported module|Importing a module script failed/i.test(error.message);

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
      <ProblemNotice error={isOfLoading(error) ? new UnreachableError(error.message) : error} onRetry={retry} />
    </Page>
  );
};
