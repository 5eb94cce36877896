import type { ProblemKinds } from '../../platform/problem/problem-catalog.ts';

export const assetProblems = {
  'asset-not-found': {
    status: 404,
    title: 'File not found',
    description:
      'The recipe or book has no file with this id: it was removed, or was never there. A file of another library gets the same response.',
  },
  'asset-in-use': {
    status: 409,
    title: 'The file is in use',
    description:
      'The current document of the recipe refers to the file in `assets`, or it is the cover of the book. Nothing was removed. Save the recipe without it, or give the book another cover, and then remove it.',
  },
  'file-unreadable': {
    status: 422,
    title: 'The file is damaged',
    description:
      'The file starts like a picture or a PDF but cannot be read completely: it is truncated or corrupt. Nothing was stored. Open it in the program it came from, save it again, and send that.',
  },
} as const satisfies ProblemKinds;

declare module '../../platform/problem/problem-catalog.ts' {
  interface DeclaredProblems extends Record<keyof typeof assetProblems, true> {}
}
