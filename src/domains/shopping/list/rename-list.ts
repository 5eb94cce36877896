import type { ListDraft } from './draft.ts';
import { refuseStale } from './stale.ts';

/** Renames the list, unless it was renamed after the base. */
export const renameList = (draft: ListDraft, name: string, base: number): void => {
  const value = name.trim();
  refuseStale(draft, base, [
    { field: 'name', value, present: draft.document.name, revision: draft.fieldRevision('name') },
  ]);
  draft.rename(value);
};
