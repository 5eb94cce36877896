import type { ProblemKinds } from '../../platform/problem/problem-catalog.ts';

export const exportProblems = {
  'export-overtaken': {
    status: 409,
    title: 'The export was overtaken by a change',
    description:
      'A recipe was purged, or a picture removed, during the export. The file would have been incomplete, so there is none. Request the export again.',
  },
} as const satisfies ProblemKinds;

declare module '../../platform/problem/problem-catalog.ts' {
  interface DeclaredProblems extends Record<keyof typeof exportProblems, true> {}
}
