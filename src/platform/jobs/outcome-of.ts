import { Problem } from '../problem/problem.ts';
import { problemInShort } from './problem-in-short.ts';
import type { ItemOutcome } from './job.ts';

const statusOf = ({ code, status }: Problem): ItemOutcome['status'] => {
  if (code === 'precondition-failed') return 'revision-conflict';
  if (status === 404 || status === 410) return 'not-found';
  return status === 403 ? 'forbidden' : 'invalid';
};

/** What is told of an item whose work was refused, and undone; undefined where it is no refusal but a fault of ours. */
export const outcomeOf = (error: unknown): ItemOutcome | undefined =>
  error instanceof Problem && error.status < 500
    ? { status: statusOf(error), result: { ...error.params, problem: problemInShort(error) } }
    : undefined;
