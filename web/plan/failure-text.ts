import { ProblemError, UnreachableError, hasCode } from '../api/problem.ts';
import type { In } from '../language/catalogue.ts';
import type { planWords } from './plan.words.ts';

/** Why something that was done in passing was not done, and what to do about it, in a sentence or two. */
export const failureText = (error: unknown, words: In<typeof planWords>): string => {
  if (error instanceof UnreachableError) return words.unreachable;
  if (hasCode(error, 'precondition-failed')) return words.changedMeanwhile;
  if (hasCode(error, 'meal-not-found', 'saved-meal-not-found')) return words.goneMeanwhile;
  if (!(error instanceof ProblemError)) return words.refused(error instanceof Error ? error.message : String(error));
  const faults = error.problem.errors ?? [];
  if (faults.some(({ location }) => location.endsWith('.leftover_of'))) return words.leftoverTooEarly;
  return words.refused(faults.map(({ message }) => message).join(' ') || error.problem.detail);
};
