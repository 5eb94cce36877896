import { ProblemError, UnreachableError } from '../api/problem.ts';
import type { In } from '../language/catalogue.ts';
import type { failureWords } from './failure.words.ts';

/**
 * Why something that was done in passing was not done, and what to do about it, in a sentence or two. A screen may have
 * words of its own for the codes it knows.
 */
export const failureText = (
  error: unknown,
  words: In<typeof failureWords>,
  told: Readonly<Record<string, string>> = {},
): string => {
  if (error instanceof UnreachableError) return words.unreachable;
  if (!(error instanceof ProblemError)) return words.refused(error instanceof Error ? error.message : String(error));
  const faults = error.problem.errors?.map(({ message }) => message).join(' ');
  return told[error.code] ?? words.refused(faults || error.problem.detail);
};
