import { ProblemError, UnreachableError } from '../api/problem.ts';
import type { WordsOf } from '../language/catalog.ts';
import type { failureWords } from './failure.words.ts';

/** Explains in a sentence or two why a quick action failed. A page may override the text of codes it knows. */
export const describeFailure = (
  error: unknown,
  words: WordsOf<typeof failureWords>,
  messages: Readonly<Record<string, string>> = {},
): string => {
  if (error instanceof UnreachableError) return words.unreachable;
  if (!(error instanceof ProblemError)) return words.refused(error instanceof Error ? error.message : String(error));
  const details = error.problem.errors?.map(({ message }) => message).join(' ');
  return messages[error.code] ?? words.refused(details || error.problem.detail);
};
