import { Problem } from './problem.ts';
import type { Violation } from './problem.ts';

/** More violations than this do not help; schema validation stops there as well. */
const MAX_VIOLATIONS = 50;
const MAX_IN_DETAIL = 3;

/** Throws `validation-failed` if there are violations, like the validation of schemas. */
export const assertNoViolations = (violations: readonly Violation[]): void => {
  if (violations.length === 0) return;
  const detail = violations
    .slice(0, MAX_IN_DETAIL)
    .map(({ location, message }) => `${location} ${message}`)
    .join('; ');
  throw new Problem('validation-failed', { detail, violations: violations.slice(0, MAX_VIOLATIONS) });
};
