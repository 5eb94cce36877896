import type { ListDraft } from './list-draft.ts';
import { refuseFieldConflicts } from './conflicts.ts';

/** Renames the list, unless it was renamed after the base. */
export const renameDraft = (draft: ListDraft, name: string, base: number): void => {
  const value = name.trim();
  refuseFieldConflicts(draft, base, [
    { field: 'name', newValue: value, currentValue: draft.document.name, revision: draft.getFieldRevision('name') },
  ]);
  draft.rename(value);
};
