import { sha256 } from '../../../platform/crypto/sha256.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { recipeCount } from '../../libraries/index.ts';
import { byColumn } from './by-column.ts';
import { byNumber } from './by-number.ts';
import { byStage } from './by-stage.ts';
import type { Expression } from './expression.ts';
import { conditionOf, filtersOf, isEveryRecipe } from './filters.ts';
import type { Sort } from './find.schemas.ts';
import { surplusInGroups } from './group.store.ts';
import { countHits } from './hits.store.ts';
import type { Shelf, Sought } from './hits.store.ts';
import { countRecipes } from './numbered.store.ts';
import type { Order } from './order.ts';
import { printExpression } from './print-expression.ts';
import type { Question } from './question.ts';
import { findSpace } from './space.store.ts';
import { spaceOf } from './space.ts';
import { Totals } from './totals.ts';
import { understandWords } from './understand-words.ts';
import { stagesOf, withAllWords } from './word-expressions.ts';

/** The result of a search. */
export interface Found {
  readonly shelf: Shelf;
  readonly order: Order;
  /** The number of recipes, or of translation groups if grouping is requested. */
  readonly total: number;
}

const MOST_TOTALS = 500;
const totals = new Totals(MOST_TOTALS);

/** The library stores the number of active recipes. */
const countShelf = (db: Db, shelf: Shelf): Promise<number> =>
  shelf.state === 'active' ? recipeCount(db, shelf.library) : countRecipes(db, shelf);

const keyOf = (sought: Sought | undefined): string =>
  sha256(sought === undefined ? '' : `${sought.expression} ${sought.books}`);

/** Counts once per version of the library. Expressions are hashed, because they may be long and many are cached. */
const totalOf = (
  db: Db,
  { libraryId, version }: LibraryScope,
  shelf: Shelf,
  isGrouped: boolean,
  sought: Sought | undefined,
): Promise<number> =>
  totals.get(`${libraryId} ${version} ${shelf.state} ${isGrouped} ${keyOf(sought)}`, async () => {
    const recipes = sought === undefined ? await countShelf(db, shelf) : await countHits(db, shelf, sought);
    return isGrouped && recipes > 0 ? recipes - (await surplusInGroups(db, shelf, sought)) : recipes;
  });

const wholeShelf = (db: Db, shelf: Shelf, sort: Sort): Order =>
  sort === 'relevance' || sort === '-created_at' ? byNumber(db, shelf) : byColumn(db, shelf, sort, undefined);

/** If only books are requested, the index is not needed. */
const kindOf = (condition: Expression, books: readonly string[]): Sought['kind'] => {
  if (books.length === 0) return 'tokens';
  return isEveryRecipe(condition) ? 'books' : 'both';
};

/** Searches the recipes of the library in the requested sort order. Undefined if nothing can match. */
export const lookUp = async (db: Db, scope: LibraryScope, question: Question): Promise<Found | undefined> => {
  const { query, words: asked, state, sort } = question;
  if (asked === 'unanswerable') return undefined;
  const filters = await filtersOf(db, scope, query);
  if (filters === undefined) return undefined;

  const shelf = { library: scope.libraryId, state };
  const isGrouped = query.group_translations === true;
  const { books } = filters;
  if (asked === 'none' && filters.required.length + filters.refused.length + books.length === 0) {
    const total = await totalOf(db, scope, shelf, isGrouped, undefined);
    return { shelf, total, order: wholeShelf(db, shelf, sort) };
  }

  const space = await findSpace(db, scope.libraryId);
  if (space === undefined) return undefined;
  const soughtOf = (part: Expression): Sought => ({
    kind: kindOf(part, books),
    expression: printExpression(db.traits.tokenIndex, part, spaceOf(space, state)),
    books: JSON.stringify(books),
  });
  const words = asked === 'none' ? [] : await understandWords(db, scope.libraryId, asked.words);
  const wanted = asked === 'none' ? [] : [withAllWords(words)];
  const condition = conditionOf({ ...filters, required: [...wanted, ...filters.required] });
  const sought = soughtOf(condition);
  const total = await totalOf(db, scope, shelf, isGrouped, sought);
  if (sort !== 'relevance' && sort !== '-created_at') {
    return { shelf, total, order: byColumn(db, shelf, sort, { ...sought, condition, total }) };
  }
  const stages: readonly [Expression, ...Expression[]] =
    asked === 'none' || sort === '-created_at' ? [condition] : stagesOf(words, asked, filters);
  return { shelf, total, order: byStage(db, { shelf, stages, soughtOf, total }) };
};
