import type { EntryId } from '../../../platform/ids/ids.ts';
import { asId } from '../../../platform/ids/ids.ts';
import type { DuplicateAnalysis } from '../previews/preview.schemas.ts';
import type { SkipReason } from './commit.schemas.ts';
import type { CommitChoice } from './parse-commit-input.ts';

type Match = DuplicateAnalysis['matches'][number];

/** What happens to an item, given its matches in the library. */
export type CommitAction =
  | { readonly kind: 'create' }
  | { readonly kind: 'replace'; readonly entry: EntryId }
  /** Leaves the preview: the library already has it, or the user skipped it. */
  | { readonly kind: 'leave'; readonly reason: 'duplicate' | 'requested'; readonly match?: Match }
  /** Stays in the preview, because the user has to decide. */
  | { readonly kind: 'wait'; readonly reason: SkipReason; readonly warning: string };

const ALIKE = 'The library has a very similar recipe. Decide whether it is the same one.';
const SEVERAL = 'The library has several very similar recipes. Decide which one it is.';

const UNKNOWN = 'It is not certain which recipe of the library this is. Name the entry to update.';

const replacing = (matches: readonly Match[], status: DuplicateAnalysis['status']): CommitAction => {
  const [best] = matches;
  if (status === 'ambiguous') return { kind: 'wait', reason: 'ambiguous-target', warning: SEVERAL };
  return best === undefined ? { kind: 'create' } : { kind: 'replace', entry: asId<EntryId>(best.entry_id) };
};

export const decideCommitAction = (choice: CommitChoice, { status, matches }: DuplicateAnalysis): CommitAction => {
  const [best] = matches;
  switch (choice.kind) {
    case 'skip':
      return { kind: 'leave', reason: 'requested', ...(best && { match: best }) };
    case 'separate':
      return { kind: 'create' };
    case 'update':
      if (choice.target !== undefined) return { kind: 'replace', entry: choice.target };
      if (best === undefined) return { kind: 'wait', reason: 'target-missing', warning: UNKNOWN };
      return best.evidence === 'similarity'
        ? { kind: 'wait', reason: 'ambiguous-target', warning: UNKNOWN }
        : replacing(matches, status);
    case 'take':
      if (best === undefined || choice.onDuplicate === 'separate') return { kind: 'create' };
      if (choice.onDuplicate === 'replace') return replacing(matches, status);
      return choice.onDuplicate === 'wait' && status !== 'definite-match'
        ? { kind: 'wait', reason: 'ambiguous-target', warning: ALIKE }
        : { kind: 'leave', reason: 'duplicate', match: best };
    default:
      return choice satisfies never;
  }
};
