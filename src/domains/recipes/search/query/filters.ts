import type { Db } from '../../../../platform/db/database.ts';
import type { LibraryScope } from '../../../../platform/http/scope.ts';
import { filterExistingReferences } from '../../../organization/index.ts';
import { allOf, anyOf, token, without } from './expression.ts';
import type { Expression } from './expression.ts';
import type { ListRecipesQuery } from '../list-recipes.schemas.ts';
import { queryFoodTokens } from '../index/food-tokens.ts';
import { atMostMinutes } from './minutes.ts';
import { EVERY_RECIPE_TOKEN, facetToken, favoriteToken, languageToken, tagToken } from '../index/tokens.ts';

/** Expressions that a recipe must match, and those that it must not match. */
export interface IndexConditions {
  readonly required: readonly Expression[];
  readonly excluded: readonly Expression[];
}

/** All filters of a query except its words. */
export interface Filters extends IndexConditions {
  /** Ids of books that all have to contain the recipe; each once. */
  readonly books: readonly string[];
  /** Whether the recipe has to be cookable or must not be; undefined if it does not matter. */
  readonly cookable: boolean | undefined;
}

/** Combines the conditions into one expression. If nothing is required, starts from every recipe. */
export const toExpression = ({ required, excluded }: IndexConditions): Expression =>
  without(required.length === 0 ? token(EVERY_RECIPE_TOKEN) : allOf(required), excluded);

/** Whether the condition matches every recipe. */
export const matchesEveryRecipe = (condition: Expression): boolean =>
  condition.kind === 'token' && condition.token === EVERY_RECIPE_TOKEN;

/** Undefined if one of the tags, facets or books does not exist, since then no recipe can match. */
const filedUnder = async (
  db: Db,
  { libraryId }: LibraryScope,
  { tag = [], facet = [], book = [] }: ListRecipesQuery,
): Promise<Pick<Filters, 'required' | 'books'> | undefined> => {
  const known = await filterExistingReferences(db, libraryId, { tags: tag, facets: facet, books: book });
  const isAllKnown =
    known.tags.length === tag.length && known.facets.length === facet.length && known.books.length === book.length;
  if (!isAllKnown) return undefined;
  return { required: [...tag.map(tagToken), ...facet.map(facetToken)].map(token), books: [...new Set(book)] };
};

const anyFood = (text: string): Expression | undefined => {
  const foods = queryFoodTokens(text);
  return foods.length === 0 ? undefined : anyOf(foods.map(token));
};

const isExpression = (expression: Expression | undefined): expression is Expression => expression !== undefined;

/** The filters of a query except its words. Undefined if no recipe can match. */
export const resolveFilters = async (
  db: Db,
  scope: LibraryScope,
  query: ListRecipesQuery,
): Promise<Filters | undefined> => {
  const filed = await filedUnder(db, scope, query);
  const wanted = (query.ingredient ?? []).map(anyFood);
  // A text that names no food matches no recipe.
  if (filed === undefined || !wanted.every(isExpression)) return undefined;
  const favorite = token(favoriteToken(scope.userId));
  return {
    books: filed.books,
    cookable: query.cookable_from_pantry,
    required: [
      ...filed.required,
      ...wanted,
      ...(query.favorite === true ? [favorite] : []),
      ...(query.language === undefined ? [] : [token(languageToken(query.language))]),
      ...(query.max_total_minutes === undefined ? [] : [atMostMinutes(query.max_total_minutes)]),
    ],
    excluded: [
      ...(query.favorite === false ? [favorite] : []),
      ...(query.without_ingredient ?? []).map(anyFood).filter(isExpression),
    ],
  };
};
