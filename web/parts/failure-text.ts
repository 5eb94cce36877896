import { ProblemError, UnreachableError } from '../api/problem.ts';
import type { In } from '../language/catalogue.ts';
import type { failureWords } from './failure.words.ts';

/** Explains in a sentence or two why a quick action failed. A page may override the text of codes it knows. */
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
