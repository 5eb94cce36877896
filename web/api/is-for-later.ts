import { ProblemError } from './problem.ts';

/** Statuses that say nothing about the change itself, so that it is sent again later. */
const LATER = new Set([408, 425, 429]);

/** The same change is being made just now: sent before, when its answer was not waited for. */
const IN_PROGRESS = 'idempotency-in-progress';

/** Whether what became of a change is only not known yet. Everything else is an answer to it. */
export const isForLater = (error: unknown): boolean => {
  if (!(error instanceof ProblemError)) return true;
  const { status, code } = error.problem;
  return status >= 500 || LATER.has(status) || code === IN_PROGRESS;
};
