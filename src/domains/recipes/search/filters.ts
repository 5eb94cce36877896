import type { Db } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { knownFiling } from '../../organization/index.ts';
import { allOf, anyOf, token, without } from './expression.ts';
import type { Expression } from './expression.ts';
import type { FindQuery } from './find.schemas.ts';
import { foodTokensAsked } from './foods.ts';
import { atMostMinutes } from './minutes.ts';
import { COOKABLE, EVERY_RECIPE, facetToken, favoriteToken, languageToken, tagToken } from './tokens.ts';

/** Expressions that a recipe must match, and those that it must not match. */
export interface Conditions {
  readonly required: readonly Expression[];
  readonly refused: readonly Expression[];
}

/** All filters of a query except its words. */
export interface Filters extends Conditions {
  /** Ids of books that all have to contain the recipe; each once. */
  readonly books: readonly string[];
}

/** Combines the conditions into one expression. If nothing is required, starts from every recipe. */
export const conditionOf = ({ required, refused }: Conditions): Expression =>
  without(required.length === 0 ? token(EVERY_RECIPE) : allOf(required), refused);

/** Whether the condition matches every recipe. */
export const isEveryRecipe = (condition: Expression): boolean =>
  condition.kind === 'token' && condition.token === EVERY_RECIPE;

/** Undefined if one of the tags, facets or books does not exist, since then no recipe can match. */
const filedUnder = async (
  db: Db,
  { libraryId }: LibraryScope,
  { tag = [], facet = [], book = [] }: FindQuery,
): Promise<Pick<Filters, 'required' | 'books'> | undefined> => {
  const known = await knownFiling(db, libraryId, { tags: tag, facets: facet, books: book });
  const isAllKnown =
    known.tags.length === tag.length && known.facets.length === facet.length && known.books.length === book.length;
  if (!isAllKnown) return undefined;
  return { required: [...tag.map(tagToken), ...facet.map(facetToken)].map(token), books: [...new Set(book)] };
};

const anyFood = (text: string): Expression | undefined => {
  const foods = foodTokensAsked(text);
  return foods.length === 0 ? undefined : anyOf(foods.map(token));
};

const isExpression = (expression: Expression | undefined): expression is Expression => expression !== undefined;

/** The filters of a query except its words. Undefined if no recipe can match. */
export const filtersOf = async (db: Db, scope: LibraryScope, query: FindQuery): Promise<Filters | undefined> => {
  const filed = await filedUnder(db, scope, query);
  const wanted = (query.ingredient ?? []).map(anyFood);
  // A text that names no food matches no recipe.
  if (filed === undefined || !wanted.every(isExpression)) return undefined;
  const favorite = token(favoriteToken(scope.userId));
  const cookable = token(COOKABLE);
  return {
    books: filed.books,
    required: [
      ...filed.required,
      ...wanted,
      ...(query.favorite === true ? [favorite] : []),
      ...(query.cookable_from_pantry === true ? [cookable] : []),
      ...(query.language === undefined ? [] : [token(languageToken(query.language))]),
      ...(query.max_total_minutes === undefined ? [] : [atMostMinutes(query.max_total_minutes)]),
    ],
    refused: [
      ...(query.favorite === false ? [favorite] : []),
      ...(query.cookable_from_pantry === false ? [cookable] : []),
      ...(query.without_ingredient ?? []).map(anyFood).filter(isExpression),
    ],
  };
};
