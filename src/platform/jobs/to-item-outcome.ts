import { Problem } from '../problem/problem.ts';
import { toProblemSummary } from './problem-summary.ts';
import type { ItemOutcome } from './job.ts';

const statusOf = ({ code, status }: Problem): ItemOutcome['status'] => {
  if (code === 'precondition-failed') return 'revision-conflict';
  if (status === 404 || status === 410) return 'not-found';
  return status === 403 ? 'forbidden' : 'invalid';
};

/** The outcome of an item whose work was rejected and rolled back; undefined if the error is unexpected. */
export const toItemOutcome = (error: unknown): ItemOutcome | undefined =>
  error instanceof Problem && error.status < 500
    ? { status: statusOf(error), result: { ...error.params, problem: toProblemSummary(error) } }
    : undefined;
