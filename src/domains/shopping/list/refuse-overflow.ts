import type { Limits } from '../../../platform/config/limits.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { ListDraft } from './draft.ts';

/** A list is one document, which every tick writes anew. */
const MOST_REQUIREMENTS = 10_000;

/** A list that would be too long to be read and written at once is refused what makes it so. */
export const refuseOverflow = (draft: ListDraft, { shopping_list_items: most }: Limits): void => {
  const items = draft.items.filter(({ deleted }) => !deleted).length;
  const requirements = Object.keys(draft.document.requirements).length;
  if (items <= most && requirements <= MOST_REQUIREMENTS) return;
  throw new Problem('shopping-list-full', { params: { limit: 'shopping_list_items', maximum: most } });
};
