import { Problem } from '../../../platform/problem/problem.ts';
import type { Violation } from '../../../platform/problem/problem.ts';
import type { Refusal } from '../reading/reading-task.ts';
import { reasonOf } from '../reading/refusal-reason.ts';

/** A source that could not be read, and why. */
export interface Refused {
  readonly place: string;
  readonly name: string;
  readonly refusal: Refusal;
}

const faultOf = ({ place, refusal }: Refused): Violation => ({
  location: place,
  code: refusal.kind,
  message: reasonOf(refusal),
});

/** The problem for a request of which nothing could be read. Names the limit that was exceeded first. */
export const problemOfRefusals = (refused: readonly Refused[]): Problem => {
  const faults = refused.map(faultOf);
  const tooMuch = refused.map(({ refusal }) => refusal).find((refusal) => refusal.kind === 'too-much');
  if (tooMuch?.kind === 'too-much') {
    const { limit, maximum } = tooMuch;
    return new Problem('payload-too-large', { detail: reasonOf(tooMuch), params: { limit, maximum }, faults });
  }
  if (refused.every(({ refusal }) => refusal.kind === 'unknown')) {
    return new Problem('unsupported-media-type', { detail: 'Nothing that was sent is of a known format.', faults });
  }
  return new Problem('import-unreadable', {
    detail: refused.map(({ name, refusal }) => `${name === '' ? '' : `${name}: `}${reasonOf(refusal)}`).join(' '),
    faults,
  });
};
