import type { ListDraft } from './draft.ts';
import { refuseStale } from './stale.ts';

/** Gives the list another name, unless it got one after the base. */
export const renameList = (draft: ListDraft, name: string, base: number): void => {
  const value = name.trim();
  refuseStale(draft, base, [
    { field: 'name', value, present: draft.document.name, revision: draft.fieldRevision('name') },
  ]);
  draft.rename(value);
};
