import { ProblemError } from './problem.ts';

/** Statuses that say nothing about the change itself, so it is sent again later. */
const RETRIABLE_STATUSES = new Set([408, 425, 429]);

/** The same change is being made right now: an earlier attempt whose response was not awaited. */
const IN_PROGRESS = 'idempotency-in-progress';

/** Whether the outcome of a change is still unknown. Any other error is an answer. */
export const isOutcomeUnknown = (error: unknown): boolean => {
  if (!(error instanceof ProblemError)) return true;
  const { status, code } = error.problem;
  return status >= 500 || RETRIABLE_STATUSES.has(status) || code === IN_PROGRESS;
};
