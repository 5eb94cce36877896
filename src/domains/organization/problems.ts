import type { ProblemKinds } from '../../platform/problem/problem-catalog.ts';

export const organizationProblems = {
  'tag-not-found': {
    status: 404,
    title: 'Tag not found',
    description: 'The library has no tag with this id: it was deleted, or it belongs to another library.',
  },
  'facet-not-found': {
    status: 404,
    title: 'Facet not found',
    description: 'The library has no facet with this id: it was deleted, or it belongs to another library.',
  },
  'book-not-found': {
    status: 404,
    title: 'Book not found',
    description:
      'The library has no book with this id: it was deleted, or it belongs to another library. Deleting a book does not delete its recipes.',
  },
  'tag-name-taken': {
    status: 409,
    title: 'A tag with this name exists',
    description: 'Tag names are unique in a library, ignoring case and Unicode form.',
  },
  'facet-exists': {
    status: 409,
    title: 'This facet exists',
    description: 'A facet is unique in a library by its kind and value, ignoring case and Unicode form.',
  },
} as const satisfies ProblemKinds;

declare module '../../platform/problem/problem-catalog.ts' {
  interface DeclaredProblems extends Record<keyof typeof organizationProblems, true> {}
}
