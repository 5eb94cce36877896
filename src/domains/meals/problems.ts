import type { ProblemKinds } from '../../platform/problem/problem-catalog.ts';

export const mealProblems = {
  'meal-not-found': {
    status: 404,
    title: 'Meal not found',
    description: 'The library has no planned meal with this id: it was deleted, or it belongs to another library.',
  },
  'saved-meal-not-found': {
    status: 404,
    title: 'Saved meal not found',
    description:
      'The library has no saved meal with this id: it was deleted, or it belongs to another library. Meals that were planned from it are unaffected.',
  },
  'calendar-not-found': {
    status: 404,
    title: 'There is no calendar at this address',
    description:
      'The secret in the URL is unknown, was replaced or revoked, or belongs to a user who may no longer read the library. Members create a new URL with POST /api/v1/meals/calendar.',
  },
} as const satisfies ProblemKinds;

declare module '../../platform/problem/problem-catalog.ts' {
  interface DeclaredProblems extends Record<keyof typeof mealProblems, true> {}
}
