import { Problem } from '../../../platform/problem/problem.ts';
import type { Violation } from '../../../platform/problem/problem.ts';
import type { ExtractionFailure } from '../threads/import-thread-task.ts';
import { describeExtractionFailure } from '../threads/describe-extraction-failure.ts';

/** A source that could not be read, and why. */
export interface FailedSource {
  readonly location: string;
  readonly name: string;
  readonly failure: ExtractionFailure;
}

const toViolation = ({ location, failure }: FailedSource): Violation => ({
  location: location,
  code: failure.kind,
  message: describeExtractionFailure(failure),
});

/** The problem for a request of which nothing could be read. Names the limit that was exceeded first. */
export const createExtractionProblem = (refused: readonly FailedSource[]): Problem => {
  const violations = refused.map(toViolation);
  const tooMuch = refused.map(({ failure }) => failure).find((refusal) => refusal.kind === 'too-much');
  if (tooMuch?.kind === 'too-much') {
    const { limit, maximum } = tooMuch;
    return new Problem('payload-too-large', {
      detail: describeExtractionFailure(tooMuch),
      params: { limit, maximum },
      violations,
    });
  }
  if (refused.every(({ failure }) => failure.kind === 'unknown')) {
    return new Problem('unsupported-media-type', {
      detail: 'None of it has a supported format.',
      violations,
    });
  }
  return new Problem('import-unreadable', {
    detail: refused
      .map(({ name, failure }) => `${name === '' ? '' : `${name}: `}${describeExtractionFailure(failure)}`)
      .join(' '),
    violations,
  });
};
