import type { ProblemKinds } from '../../platform/problem/problem-catalog.ts';

export const libraryProblems = {
  'member-not-found': {
    status: 404,
    title: 'Member not found',
    description: 'The library has no member with this id.',
  },
  'invitation-not-found': {
    status: 404,
    title: 'Invitation not found',
    description: 'The library has no open invitation with this id.',
  },
  'invitation-invalid': {
    status: 403,
    title: 'The invitation cannot be used',
    description:
      'The invitation does not exist, or was used, revoked or has expired; the response is the same for all. Ask an owner of the library for a new one.',
  },
  'already-a-member': {
    status: 409,
    title: 'You are already a member of this library',
    description: 'The invitation is for a library that you belong to. It was not used; give it to someone else.',
  },
  'last-owner': {
    status: 409,
    title: 'The library would have no owner',
    description: 'A library keeps at least one owner. Make another member an owner first, or delete the library.',
  },
} as const satisfies ProblemKinds;

declare module '../../platform/problem/problem-catalog.ts' {
  interface DeclaredProblems extends Record<keyof typeof libraryProblems, true> {}
}
