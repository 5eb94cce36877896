import type { Limits } from '../../../platform/config/limits.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { MAX_REQUIREMENTS } from '../requirements/derivation-limits.ts';
import type { ListDraft } from './list-draft.ts';

const full = (limit: string, maximum: number): Problem =>
  new Problem('shopping-list-full', { params: { limit, maximum } });

/** A list is a single document that is rewritten with every check mark, so its length is limited. */
export const refuseOverflow = (draft: ListDraft, { shopping_list_items: max }: Limits): void => {
  const items = draft.items.filter(({ deleted }) => !deleted).length;
  const requirements = Object.keys(draft.document.requirements).length;
  if (items > max) throw full('shopping_list_items', max);
  if (requirements > MAX_REQUIREMENTS) throw full('requirements', MAX_REQUIREMENTS);
};
