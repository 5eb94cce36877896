import { useRouter } from '@tanstack/react-router';
import type { ErrorComponentProps } from '@tanstack/react-router';

import { UnreachableError } from '../api/problem.ts';
import { ProblemNotice } from '../design/notice.tsx';
import { Page } from '../design/page.tsx';
import { useWords } from '../language/locale.tsx';
import { shellWords } from './shell.words.ts';

/** Part of the app could not be loaded; matches the messages of browsers and Vite. */
const isLoadError = (error: unknown): error is Error =>
  error instanceof Error &&
  /preload CSS|dynamically imported module|Importing a module script failed/i.test(error.message);

/** Shown in place of a page that failed. */
export const FailurePage = ({ error, reset }: ErrorComponentProps) => {
  const words = useWords(shellWords);
  const router = useRouter();
  // The failure may be in `beforeLoad`, which only runs again if the router is invalidated.
  const retry = (): void => {
    reset();
    void router.invalidate();
  };
  return (
    <Page title={words.failure} width="reading">
      <ProblemNotice error={isLoadError(error) ? new UnreachableError(error.message) : error} onRetry={retry} />
    </Page>
  );
};
