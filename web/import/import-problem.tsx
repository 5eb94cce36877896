import { Button } from '../design/button.tsx';
import { ProblemText } from '../parts/problem-text.tsx';
import { designWords } from '../design/design.words.ts';
import { Notice, ProblemNotice } from '../design/notice.tsx';
import { useFormats, useWords } from '../language/locale.tsx';
import { describeProblem, toldBy } from './describe-problem.ts';
import type { JobProblem } from './describe-problem.ts';
import { problemWords } from './problem.words.ts';

export interface ImportProblemProps {
  readonly error: unknown;
  /** How the files were called that were sent, in their order. */
  readonly names?: readonly string[];
  readonly onRetry?: (() => void) | undefined;
}

const NO_NAMES: readonly string[] = [];

/** Why nothing could be read, in the words of somebody who wants a recipe. */
export const ImportProblem = ({ error, names = NO_NAMES, onRetry }: ImportProblemProps) => {
  const told = toldBy(error);
  if (told === undefined) return <ProblemNotice error={error} onRetry={onRetry} />;
  return <ToldProblem problem={told} names={names} onRetry={onRetry} fallback={error} />;
};

export interface ToldProblemProps {
  readonly problem: JobProblem;
  readonly names?: readonly string[];
  readonly onRetry?: (() => void) | undefined;
  /** Shown as it is, where the problem has nothing to do with imports. */
  readonly fallback?: unknown;
}

export const ToldProblem = ({ problem, names = NO_NAMES, onRetry, fallback }: ToldProblemProps) => {
  const words = useWords(problemWords);
  const general = useWords(designWords);
  const described = describeProblem(problem, names, words, useFormats());
  if (described === undefined) {
    if (fallback !== undefined) return <ProblemNotice error={fallback} onRetry={onRetry} />;
    return (
      <Notice kind="error" title={<ProblemText problem={problem} part="title" />}>
        <ProblemText problem={problem} part="detail" />
      </Notice>
    );
  }
  const { title, hint, files } = described;
  const retry = onRetry !== undefined && <Button onPress={onRetry}>{general.tryAgain}</Button>;
  return (
    <Notice kind="error" title={title} action={retry}>
      {[hint, ...files].join('\n')}
    </Notice>
  );
};
