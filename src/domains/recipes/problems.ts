import type { ProblemKinds } from '../../platform/problem/problem-catalog.ts';

export const recipeProblems = {
  'recipe-not-found': {
    status: 404,
    title: 'Recipe not found',
    description:
      'The library has no entry with this id: it never existed, was purged, or belongs to another library. POST /api/v1/recipes/lookup checks many ids at once. The id inside a document is a different one and does not identify an entry.',
  },
  'revision-not-found': {
    status: 404,
    title: 'The recipe has no such revision',
    description:
      'Revisions are numbered from 1 to the current one without gaps. GET /api/v1/recipes/{id}/revisions lists them.',
  },
  'cook-not-found': {
    status: 404,
    title: 'Cook log entry not found',
    description: 'It was removed, or belongs to another recipe. GET /api/v1/recipes/{id}/cooked lists the entries.',
  },
  'recipe-trashed': {
    status: 409,
    title: 'The recipe is in the trash',
    description:
      'A recipe in the trash can only be read and restored. POST /api/v1/recipes/{id}/restore restores it, with the ETag of its last revision in If-Match.',
  },
  'recipe-not-trashed': {
    status: 409,
    title: 'The recipe is not in the trash',
    description:
      'Only a recipe in the trash can be restored or purged. DELETE /api/v1/recipes/{id} moves it there. Someone may have restored it: read it again.',
  },
  'no-ambiguous-measures': {
    status: 409,
    title: 'The recipe has no ambiguous measures',
    description:
      'Every measure of the recipe has a unit, or a person has confirmed it as written, so there is nothing to settle and no new revision. Someone may have settled it: read it again. GET /api/v1/recipes/{id}/measures lists what is ambiguous.',
  },
} as const satisfies ProblemKinds;

declare module '../../platform/problem/problem-catalog.ts' {
  interface DeclaredProblems extends Record<keyof typeof recipeProblems, true> {}
}
