import type { Limits } from '../../../platform/config/limits.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { MOST_REQUIREMENTS } from '../requirements/bounds.ts';
import type { ListDraft } from './draft.ts';

const full = (limit: string, maximum: number): Problem =>
  new Problem('shopping-list-full', { params: { limit, maximum } });

/** A list is a single document that is rewritten with every check mark, so its length is limited. */
export const refuseOverflow = (draft: ListDraft, { shopping_list_items: most }: Limits): void => {
  const items = draft.items.filter(({ deleted }) => !deleted).length;
  const requirements = Object.keys(draft.document.requirements).length;
  if (items > most) throw full('shopping_list_items', most);
  if (requirements > MOST_REQUIREMENTS) throw full('requirements', MOST_REQUIREMENTS);
};
