import type { ProblemKinds } from '../../platform/problem/problem-catalog.ts';

export const importProblems = {
  'import-preview-not-found': {
    status: 404,
    title: 'Import preview not found',
    description:
      'The library has no preview with this id: it never existed, was discarded, expired after seven days, or belongs to another library. Import the source again.',
  },
  'import-item-not-found': {
    status: 404,
    title: 'The preview has no such item',
    description:
      'The preview never had an item with this id, or it was committed and is in the library now. GET the preview to see the remaining items.',
  },
  'measurement-plan-not-found': {
    status: 404,
    title: 'Plan not found',
    description:
      'The preview has no plan with this id, or the plan has expired. Create it again from the current preview.',
  },
  'photo-pending': {
    status: 404,
    title: 'The photo is being fetched',
    description: 'The site of the photo has not answered yet. Wait as long as Retry-After says and try again.',
  },
  'photo-unavailable': {
    status: 404,
    title: 'The photo is not available',
    description:
      'The recipe has no photo, the site no longer provides it, the upload does not contain it, or the file is not a picture. The recipe can be imported without it.',
  },
  'import-unreadable': {
    status: 422,
    title: 'Nothing could be read',
    description:
      'The format seems to be supported, but nothing could be read: the upload is empty, damaged, encrypted, or takes too long. Each entry of errors names a file and what is wrong with it. Nothing was stored. Export it again from the original program, or paste its text.',
  },
  'preview-revision-conflict': {
    status: 409,
    title: 'The preview has changed',
    description:
      'The plan was made for a revision of the preview that is not the current one, which is in params: items were committed, a text was parsed again, or another plan was applied. Nothing was changed. GET the preview and make a new plan.',
  },
} as const satisfies ProblemKinds;

declare module '../../platform/problem/problem-catalog.ts' {
  interface DeclaredProblems extends Record<keyof typeof importProblems, true> {}
}
