import { sha256 } from '../../../platform/crypto/sha256.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { RecentCache } from '../../../platform/memory/recent-cache.ts';
import { getRecipeCount } from '../../libraries/index.ts';
import { countCookableRecipesUpTo } from './cookable/cookable-recipes.store.ts';
import { createColumnPager } from './results/column-pager.ts';
import { createAllRecipesPager } from './results/newest-pager.ts';
import { findNextByRelevance, createRelevancePager } from './results/relevance-pager.ts';
import type { Expression } from './query/expression.ts';
import { toExpression, resolveFilters, matchesEveryRecipe } from './query/filters.ts';
import { MAX_TOTAL } from './list-recipes.schemas.ts';
import type { Sort } from './list-recipes.schemas.ts';
import { countRecipesHiddenByGrouping } from './query/translation-group.store.ts';
import { MAX_FEW_COOKABLE, countHits } from './results/hits.store.ts';
import type { SearchTarget, HitCriteria } from './results/hits.store.ts';
import { countRecipes } from './results/newest-recipes.store.ts';
import { canFindHitsByStage } from './results/ranked-hits.store.ts';
import { findGroupPage, findRecipePage, toResultPage } from './results/result-page.ts';
import type { ResultPage } from './results/result-page.ts';
import type { ResultPager } from './results/result-pager.ts';
import { TranslationGroups } from './query/translation-groups.ts';
import { printExpression } from './query/print-expression.ts';
import type { SearchRequest } from './search-request.ts';
import { findSearchSpaceNumber } from './results/search-space.store.ts';
import { toSpacePrefix } from './index/space-prefix.ts';
import { expandQueryWords } from './query/expand-query-words.ts';
import { createRelevanceStages, containsAllWords } from './query/word-expressions.ts';

/** The result of a search. */
export interface SearchOutcome {
  readonly page: ResultPage;
  /** Set if grouping is requested. */
  readonly translations?: TranslationGroups | undefined;
  /** Set if they were read together with the page: JSON, by recipe number. */
  readonly summaries?: ReadonlyMap<number, string>;
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

const keyOf = (hitQuery: HitCriteria | undefined): string =>
  sha256(hitQuery === undefined ? '' : `${hitQuery.expression} ${hitQuery.books} ${hitQuery.cookable}`);

/** The key of a total. Expressions are hashed, because they may be long and many totals are cached. */
const totalKey = (
  { libraryId, version }: LibraryScope,
  { state }: SearchTarget,
  isGrouped: boolean,
  hitQuery: HitCriteria | undefined,
): string => `${libraryId} ${version} ${state} ${isGrouped} ${keyOf(hitQuery)}`;

/** Counts once per version of the library, and not much further than is reported. */
const countResults = async (
  db: Db,
  scope: LibraryScope,
  target: SearchTarget,
  isGrouped: boolean,
  hitQuery: HitCriteria | undefined,
): Promise<number> => {
  const key = totalKey(scope, target, isGrouped, hitQuery);
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
    ? createAllRecipesPager(db, target)
    : createColumnPager(db, target, sort, undefined);

/** The index is not needed if only books and cookable recipes are requested. */
const sourceOf = (condition: Expression, books: readonly string[]): HitCriteria['source'] => {
  if (matchesEveryRecipe(condition)) return books.length === 0 ? 'recipes' : 'books';
  return books.length === 0 ? 'tokens' : 'both';
};

const resolveCookable = async (
  db: Db,
  { libraryId }: LibraryScope,
  cookable: boolean | undefined,
): Promise<HitCriteria['cookable']> => {
  if (cookable === undefined) return 'any';
  if (!cookable) return 'excluded';
  const total = await countCookableRecipesUpTo(db, libraryId, MAX_FEW_COOKABLE + 1);
  return total > MAX_FEW_COOKABLE ? 'many' : 'few';
};

const NO_PAGE: ResultPage = { places: [], last: undefined };

/** Finds the requested page in a sort order. */
const findPage = async (
  db: Db,
  { query, page }: SearchRequest,
  target: SearchTarget,
  order: ResultPager,
  total: number,
): Promise<SearchOutcome> => {
  const translations = query.group_translations === true ? new TranslationGroups(db, target, order) : undefined;
  if (total === 0) return { page: NO_PAGE, translations, total };
  const found =
    translations === undefined ? await findRecipePage(order, page) : await findGroupPage(order, translations, page);
  return { page: found, translations, total };
};

interface RankedSearch {
  readonly target: SearchTarget;
  readonly hitQuery: HitCriteria;
  readonly stages: readonly [string, ...string[]];
}

/** Finds the requested page by relevance with its summaries, and counts all hits, in one round trip. */
const findRanked = async (
  db: Db,
  scope: LibraryScope,
  { page: { limit, after } }: SearchRequest,
  { target, hitQuery, stages }: RankedSearch,
): Promise<SearchOutcome> => {
  const key = totalKey(scope, target, false, hitQuery);
  const known = totals.get(key);
  if (known === 0) return { page: NO_PAGE, total: 0 };
  const { places, summaries, total } = await findNextByRelevance(db, scope, {
    target,
    condition: hitQuery.expression,
    stages,
    after,
    rows: limit + 1,
    total: known,
    max: MAX_COUNTED,
  });
  totals.set(key, total);
  return { page: toResultPage(places, limit), summaries, total };
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
    return findPage(db, request, target, orderAll(db, target, sort), total);
  }

  const space = await findSearchSpaceNumber(db, scope.libraryId);
  if (space === undefined) return undefined;
  const cookable = await resolveCookable(db, scope, filters.cookable);
  const toHitQuery = (part: Expression): HitCriteria => ({
    source: sourceOf(part, books),
    cookable,
    expression: printExpression(db.features.tokenIndex, part, toSpacePrefix(space, state)),
    books: JSON.stringify(books),
  });
  const words = requested === 'none' ? [] : await expandQueryWords(db, scope, requested.words);
  const wanted = requested === 'none' ? [] : [containsAllWords(words)];
  const condition = toExpression({ ...filters, required: [...wanted, ...filters.required] });
  const hitQuery = toHitQuery(condition);
  const count = (): Promise<number> => countResults(db, scope, target, isGrouped, hitQuery);
  if (sort !== 'relevance' && sort !== '-created_at') {
    const total = await count();
    return findPage(db, request, target, createColumnPager(db, target, sort, { ...hitQuery, condition, total }), total);
  }
  const stages: readonly [Expression, ...Expression[]] =
    requested === 'none' || sort === '-created_at' ? [condition] : createRelevanceStages(words, requested, filters);
  if (!isGrouped && canFindHitsByStage(db.features, hitQuery)) {
    const [first, ...rest] = stages;
    const print = (stage: Expression): string => toHitQuery(stage).expression;
    return findRanked(db, scope, request, { target, hitQuery, stages: [print(first), ...rest.map(print)] });
  }
  const total = await count();
  return findPage(
    db,
    request,
    target,
    createRelevancePager(db, { target, stages, toHitQuery, total, isGrouped }),
    total,
  );
};
