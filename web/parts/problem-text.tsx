import { Suspense, lazy } from 'react';

import { useLanguage } from '../language/locale.tsx';
import type { ProblemSummary } from '../language/problems/localize-problem.ts';

export interface ProblemTextProps {
  readonly problem: ProblemSummary;
  readonly part: 'title' | 'detail';
}

const OriginalText = ({ problem, part }: ProblemTextProps) => problem[part];

const LocalizedText = lazy(async () => {
  try {
    const { localizeProblem } = await import('../language/problems/localize-problem.ts');
    return { default: (props: ProblemTextProps) => localizeProblem(props.problem, useLanguage().locale)[props.part] };
  } catch {
    return { default: OriginalText };
  }
});

/** The localized text of a problem inside a response: of a job, or of one item of many. */
export const ProblemText = (props: ProblemTextProps) => (
  <Suspense>
    <LocalizedText {...props} />
  </Suspense>
);
