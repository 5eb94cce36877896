import { ProblemError } from '../../api/problem.ts';
import type { WordsOf } from '../../language/catalog.ts';
import { describeFailure } from '../../parts/describe-failure.ts';
import type { failureWords } from '../../parts/failure.words.ts';
import type { planWords } from '../plan.words.ts';

const isLeftoverTooEarly = (error: unknown): boolean =>
  error instanceof ProblemError &&
  (error.problem.errors ?? []).some(({ location }) => location.endsWith('.leftover_of'));

/** Why a meal was not changed. */
export const describeMealFailure = (
  error: unknown,
  words: WordsOf<typeof planWords> & WordsOf<typeof failureWords>,
): string => {
  if (isLeftoverTooEarly(error)) return words.leftoverTooEarly;
  return describeFailure(error, words, {
    'precondition-failed': words.changedMeanwhile,
    'meal-not-found': words.goneMeanwhile,
    'saved-meal-not-found': words.goneMeanwhile,
  });
};
