import { Problem } from './problem.ts';
import type { Violation } from './problem.ts';

/** More violations than this do not help; schema validation stops there as well. */
const MOST = 50;
const MOST_IN_WORDS = 3;

/** Refuses what has faults, as the check of the schemas would. */
export const refuseViolations = (faults: readonly Violation[]): void => {
  if (faults.length === 0) return;
  const detail = faults
    .slice(0, MOST_IN_WORDS)
    .map(({ location, message }) => `${location} ${message}`)
    .join('; ');
  throw new Problem('validation-failed', { detail, faults: faults.slice(0, MOST) });
};
