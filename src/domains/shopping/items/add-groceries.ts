import type { Limits } from '../../../platform/config/limits.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { Problem, validationFailed } from '../../../platform/problem/problem.ts';
import { collapseWhitespace } from '../../../platform/text/collapse-whitespace.ts';
import { changeList } from '../lists/change-list.ts';
import type { ChangedList, ListChangeContext } from '../lists/change-list.ts';
import type { Addition } from '../lists/change.schemas.ts';
import type { ListId, OperationId } from '../lists/list.schemas.ts';
import { refuseOverflow } from '../list-document/refuse-overflow.ts';
import { loadCategoryLookup, updateLearnedCategories } from './item-categories.ts';

const refuseTooMany = (additions: readonly Addition[], limit: number): void => {
  if (additions.length <= limit) return;
  throw validationFailed({
    location: 'body.items',
    code: 'maxItems',
    message: `must not have more than ${limit} items`,
    params: { limit },
  });
};

const refuseTwice = (additions: readonly Addition[]): void => {
  const seen = new Set<string>();
  const violations = additions.flatMap(({ id }, index) => {
    const isSecond = seen.has(id);
    seen.add(id);
    const location = `body.items[${index}].id`;
    return isSecond ? [{ location, code: 'duplicate', message: 'must not occur twice', value: id }] : [];
  });
  if (violations.length > 0) throw validationFailed(...violations.slice(0, 50));
};

/**
 * Rejects ids already in use, including those of items deleted long ago: a new item with such an id would be mistaken
 * for the old one.
 */
const refuseTaken = async ({ draft, archive }: ListChangeContext, ids: readonly string[]): Promise<void> => {
  const taken = [...ids.filter((id) => draft.findItem(id) !== undefined), ...(await archive.findArchivedIds(ids))];
  if (taken.length > 0) throw new Problem('item-id-taken', { params: { ids: taken } });
};

/**
 * Adds groceries to a list in the given order, all or nothing: one invalid item or id conflict rejects the whole
 * request. A retry with the same key adds nothing.
 */
export const addGroceries = async (
  tx: Tx,
  scope: LibraryScope,
  limits: Limits,
  { list, operation }: { readonly list: ListId; readonly operation: OperationId },
  additions: readonly Addition[],
): Promise<ChangedList> => {
  refuseTooMany(additions, limits.grocery_addition_items);
  refuseTwice(additions);
  return changeList(
    tx,
    scope,
    { listId: list, operationId: operation, request: ['addGroceries', additions] },
    async (changing) => {
      const { draft } = changing;
      await refuseTaken(
        changing,
        additions.map(({ id }) => id),
      );
      const items = additions.map(({ id, name, buy = '', category = '', note = '' }) => ({
        id,
        name: collapseWhitespace(name),
        buy: buy.trim(),
        category: category.trim(),
        note: note.trim(),
      }));
      const categoryOf = await loadCategoryLookup(
        tx,
        scope.libraryId,
        items.filter(({ category }) => category === ''),
      );
      for (const item of items)
        draft.add({ ...item, category: item.category === '' ? categoryOf(item) : item.category });
      refuseOverflow(draft, limits);
      updateLearnedCategories(
        tx,
        scope.libraryId,
        items.filter(({ category }) => category !== ''),
      );
    },
  );
};
