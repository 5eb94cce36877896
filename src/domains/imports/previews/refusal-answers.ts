import { Problem } from '../../../platform/problem/problem.ts';
import type { Fault } from '../../../platform/problem/problem.ts';
import type { Refusal } from '../reading/reading-task.ts';

/** A source of which nothing could be read, and why. */
export interface Refused {
  readonly place: string;
  readonly name: string;
  readonly refusal: Refusal;
}

/** In words for people. */
export const reasonOf = (refusal: Refusal): string => {
  switch (refusal.kind) {
    case 'empty':
      return 'There is nothing in it.';
    case 'unknown':
      return 'It is of no format that is known here.';
    case 'unreadable':
      return refusal.reason;
    case 'too-much':
      return `It is larger than the limit ${refusal.limit} of ${refusal.maximum} allows.`;
    case 'takes-too-long':
      return 'It takes too long to be read.';
    default:
      return refusal satisfies never;
  }
};

const faultOf = ({ place, refusal }: Refused): Fault => ({
  location: place,
  code: refusal.kind,
  message: reasonOf(refusal),
});

/** How a request is refused of which nothing at all could be read. The first file that broke a limit tells which. */
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
