import { ProblemError } from '../api/problem.ts';
import type { In } from '../language/catalogue.ts';
import { failureText } from '../parts/failure-text.ts';
import type { failureWords } from '../parts/failure.words.ts';
import type { planWords } from './plan.words.ts';

const isLeftoverTooEarly = (error: unknown): boolean =>
  error instanceof ProblemError &&
  (error.problem.errors ?? []).some(({ location }) => location.endsWith('.leftover_of'));

/** Why a meal was not changed, with what the plan knows of it. */
export const mealFailureText = (error: unknown, words: In<typeof planWords> & In<typeof failureWords>): string => {
  if (isLeftoverTooEarly(error)) return words.leftoverTooEarly;
  return failureText(error, words, {
    'precondition-failed': words.changedMeanwhile,
    'meal-not-found': words.goneMeanwhile,
    'saved-meal-not-found': words.goneMeanwhile,
  });
};
