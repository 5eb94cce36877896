import { Suspense, lazy } from 'react';

import { useLanguage } from '../language/locale.tsx';
import type { Told } from '../language/problems/in-words.ts';

export interface ProblemTextProps {
  readonly problem: Told;
  readonly part: 'title' | 'detail';
}

const AsItCame = ({ problem, part }: ProblemTextProps) => problem[part];

const InWords = lazy(async () => {
  try {
    const { inWords } = await import('../language/problems/in-words.ts');
    return { default: (props: ProblemTextProps) => inWords(props.problem, useLanguage().locale)[props.part] };
  } catch {
    return { default: AsItCame };
  }
});

/** The localized text of a problem inside a response: of a job, or of one item of many. */
export const ProblemText = (props: ProblemTextProps) => (
  <Suspense>
    <InWords {...props} />
  </Suspense>
);
