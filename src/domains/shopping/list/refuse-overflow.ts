import type { Limits } from '../../../platform/config/limits.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { MOST_REQUIREMENTS } from '../requirements/bounds.ts';
import type { ListDraft } from './draft.ts';

const full = (limit: string, maximum: number): Problem =>
  new Problem('shopping-list-full', { params: { limit, maximum } });

/** A list is one document, which every tick writes anew: what would make it too long for that is refused. */
export const refuseOverflow = (draft: ListDraft, { shopping_list_items: most }: Limits): void => {
  const items = draft.items.filter(({ deleted }) => !deleted).length;
  const requirements = Object.keys(draft.document.requirements).length;
  if (items > most) throw full('shopping_list_items', most);
  if (requirements > MOST_REQUIREMENTS) throw full('requirements', MOST_REQUIREMENTS);
};
