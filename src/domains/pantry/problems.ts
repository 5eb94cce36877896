import type { ProblemKinds } from '../../platform/problem/problem-catalog.ts';

export const pantryProblems = {
  'pantry-entry-not-found': {
    status: 404,
    title: 'Pantry entry not found',
    description: 'The library has no pantry entry with this id: it was removed, or it belongs to another library.',
  },
  'pantry-full': {
    status: 409,
    title: 'The pantry is full',
    description:
      'The pantry of a library is read as a whole and has at most limits.pantry_entries entries (see the capabilities). Nothing was added. Remove entries that are no longer needed.',
  },
} as const satisfies ProblemKinds;

declare module '../../platform/problem/problem-catalog.ts' {
  interface DeclaredProblems extends Record<keyof typeof pantryProblems, true> {}
}
