import { sha256 } from '../../../platform/crypto/sha256.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { RecentCache } from '../../../platform/memory/recent-cache.ts';
import { getRecipeCount } from '../../libraries/index.ts';
import { countCookableRecipes } from './cookable/cookable-recipes.store.ts';
import { orderByColumn } from './results/order-by-column.ts';
import { orderByNewest } from './results/order-by-newest.ts';
import { orderByRelevance } from './results/order-by-relevance.ts';
import type { Expression } from './query/expression.ts';
import { combineConditions, resolveFilters, matchesEveryRecipe } from './query/filters.ts';
import { MAX_TOTAL } from './list-recipes.schemas.ts';
import type { Sort } from './list-recipes.schemas.ts';
import { countRecipesHiddenByGrouping } from './query/translation-group.store.ts';
import { MAX_FEW_COOKABLE, countHits } from './results/hits.store.ts';
import type { SearchTarget, HitQuery } from './results/hits.store.ts';
import { countRecipes } from './results/newest-recipes.store.ts';
import type { ResultPager } from './results/result-pager.ts';
import { printExpression } from './query/print-expression.ts';
import type { SearchRequest } from './search-request.ts';
import { findSearchSpace } from './results/search-space.store.ts';
import { toSpacePrefix } from './index/space-prefix.ts';
import { expandQueryWords } from './query/expand-query-words.ts';
import { createRelevanceStages, withAllWords } from './query/word-expressions.ts';

/** The result of a search. */
export interface SearchOutcome {
  readonly target: SearchTarget;
  readonly order: ResultPager;
  /** The number of recipes, or of translation groups if grouping is requested; above `MAX_TOTAL` it is not exact. */
  readonly total: number;
}

const MAX_TOTALS = 500;

/**
 * The number of hits per version of the library, so that the second page of a query does not count again. A count never
 * changes for a version.
 */
const totals = new RecentCache<number>(MAX_TOTALS, 'search-totals');

/** One more than is reported: the count then says that there are more. */
const MAX_COUNTED = MAX_TOTAL + 1;

/** A group has a few translations, so ten times as many recipes are surely more groups than are reported. */
const MAX_GROUPED_COUNTED = 10 * MAX_COUNTED;

/** The library stores the number of active recipes. */
const countAll = (db: Db, target: SearchTarget, max: number): Promise<number> =>
  target.state === 'active' ? getRecipeCount(db, target.library) : countRecipes(db, target, max);

const keyOf = (hitQuery: HitQuery | undefined): string =>
  sha256(hitQuery === undefined ? '' : `${hitQuery.expression} ${hitQuery.books} ${hitQuery.cookable}`);

/** Counts once per version of the library, and not much further than is reported. Expressions are hashed, because they may be long and many are cached. */
const countResults = async (
  db: Db,
  { libraryId, version }: LibraryScope,
  target: SearchTarget,
  isGrouped: boolean,
  hitQuery: HitQuery | undefined,
): Promise<number> => {
  const key = `${libraryId} ${version} ${target.state} ${isGrouped} ${keyOf(hitQuery)}`;
  const known = totals.get(key);
  if (known !== undefined) return known;
  const max = isGrouped ? MAX_GROUPED_COUNTED : MAX_COUNTED;
  const recipes = hitQuery === undefined ? await countAll(db, target, max) : await countHits(db, target, hitQuery, max);
  const total =
    isGrouped && recipes > 0 ? recipes - (await countRecipesHiddenByGrouping(db, target, hitQuery, max)) : recipes;
  totals.set(key, total);
  return total;
};

const orderAll = (db: Db, target: SearchTarget, sort: Sort): ResultPager =>
  sort === 'relevance' || sort === '-created_at'
    ? orderByNewest(db, target)
    : orderByColumn(db, target, sort, undefined);

/** The index is not needed if only books and cookable recipes are requested. */
const sourceOf = (condition: Expression, books: readonly string[]): HitQuery['source'] => {
  if (matchesEveryRecipe(condition)) return books.length === 0 ? 'recipes' : 'books';
  return books.length === 0 ? 'tokens' : 'both';
};

const resolveCookable = async (
  db: Db,
  { libraryId }: LibraryScope,
  cookable: boolean | undefined,
): Promise<HitQuery['cookable']> => {
  if (cookable === undefined) return 'any';
  if (!cookable) return 'excluded';
  const total = await countCookableRecipes(db, libraryId, MAX_FEW_COOKABLE + 1);
  return total > MAX_FEW_COOKABLE ? 'many' : 'few';
};

/** Searches the recipes of the library in the requested sort order. Undefined if nothing can match. */
export const searchRecipes = async (
  db: Db,
  scope: LibraryScope,
  request: SearchRequest,
): Promise<SearchOutcome | undefined> => {
  const { query, words: requested, state, sort } = request;
  if (requested === 'unanswerable') return undefined;
  const filters = await resolveFilters(db, scope, query);
  if (filters === undefined) return undefined;

  const target = { library: scope.libraryId, state };
  const isGrouped = query.group_translations === true;
  const { books } = filters;
  const isUnfiltered = filters.required.length + filters.excluded.length + books.length === 0;
  if (requested === 'none' && isUnfiltered && filters.cookable === undefined) {
    const total = await countResults(db, scope, target, isGrouped, undefined);
    return { target, total, order: orderAll(db, target, sort) };
  }

  const space = await findSearchSpace(db, scope.libraryId);
  if (space === undefined) return undefined;
  const cookable = await resolveCookable(db, scope, filters.cookable);
  const toHitQuery = (part: Expression): HitQuery => ({
    source: sourceOf(part, books),
    cookable,
    expression: printExpression(db.features.tokenIndex, part, toSpacePrefix(space, state)),
    books: JSON.stringify(books),
  });
  const words = requested === 'none' ? [] : await expandQueryWords(db, scope, requested.words);
  const wanted = requested === 'none' ? [] : [withAllWords(words)];
  const condition = combineConditions({ ...filters, required: [...wanted, ...filters.required] });
  const hitQuery = toHitQuery(condition);
  const total = await countResults(db, scope, target, isGrouped, hitQuery);
  if (sort !== 'relevance' && sort !== '-created_at') {
    return { target, total, order: orderByColumn(db, target, sort, { ...hitQuery, condition, total }) };
  }
  const stages: readonly [Expression, ...Expression[]] =
    requested === 'none' || sort === '-created_at' ? [condition] : createRelevanceStages(words, requested, filters);
  return { target, total, order: orderByRelevance(db, { target, stages, toHitQuery, total }) };
};
