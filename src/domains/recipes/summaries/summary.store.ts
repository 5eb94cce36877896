import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import type { Db } from '../../../platform/db/database.ts';
import { jsonArrayItems, jsonArrayNumbers } from '../../../platform/db/json.ts';
import type { EngineFeatures } from '../../../platform/db/engine-features.ts';
import { prepareQuery } from '../../../platform/db/prepared-query.ts';
import type { QueryBuilder } from '../../../platform/db/prepared-query.ts';
import { withoutIndex } from '../../../platform/db/without-index.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { LibraryId, UserId } from '../../../platform/ids/ids.ts';
import { booksJson, tagsJson } from '../../organization/index.ts';
import type { RecipeTables } from '../recipes.tables.ts';

/** What a summary is made of. */
export interface SummaryRow {
  readonly number: number;
  readonly id: string;
  readonly recipe_id: string;
  readonly revision: number;
  readonly summary: string;
  readonly times_cooked: number;
  readonly last_cooked: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly deleted_at: string | null;
  readonly favorite: number | null;
  readonly tags: string;
  readonly books: string;
  readonly source_books: string;
}

/**
 * Concatenates text: the part from the document is stored as JSON, and the library's part comes from the database as
 * JSON.
 */
export const toSummaryJson = (row: SummaryRow): string => {
  const { id, recipe_id, revision, times_cooked, created_at, updated_at } = row;
  const optional = [
    row.deleted_at === null ? '' : `,"deleted_at":"${row.deleted_at}"`,
    row.last_cooked === '' ? '' : `,"last_cooked":"${row.last_cooked}"`,
  ].join('');
  return (
    `{"id":"${id}","recipe_id":"${recipe_id}","revision":${revision},${row.summary.slice(1, -1)},` +
    `"books":${row.books},"source_books":${row.source_books},"tags":${row.tags},` +
    `"favorite":${row.favorite === 1},"times_cooked":${times_cooked},` +
    `"created_at":"${created_at}","updated_at":"${updated_at}"${optional}}`
  );
};

/**
 * The recipes to join with `wanted`. PostgreSQL looks each of them up: with statistics from before the last imports, it
 * read all recipes of the library instead, with the tags and books of each.
 */
const wantedRecipes = ({ hasLateral }: EngineFeatures): RawBuilder<RecipeTables['recipe']> =>
  hasLateral ? sql`lateral (select * from recipe where recipe.number = wanted.number offset 0)` : sql.table('recipe');

/** Selects the summaries of the recipes in a table of numbers, which is called `wanted`. */
export const selectSummaries = <T extends { number: number }>(
  query: QueryBuilder,
  features: EngineFeatures,
  p: { readonly library: LibraryId; readonly user: UserId },
  wanted: RawBuilder<T>,
) =>
  query
    // Starts from the list; otherwise SQLite would search the whole library for the numbers.
    .selectFrom(sql<{ number: number }>`${wanted}`.as('wanted'))
    .crossJoin(wantedRecipes(features).as('recipe'))
    .leftJoin('recipe_favorite', (join) =>
      join.onRef('recipe_favorite.entry_id', '=', 'recipe.id').on('recipe_favorite.user_id', '=', p.user),
    )
    .select([
      'recipe.number',
      'recipe.id',
      'recipe.recipe_id',
      'recipe.revision',
      'recipe.summary',
      'recipe.times_cooked',
      'recipe.last_cooked',
      'recipe.created_at',
      'recipe.updated_at',
      'recipe.deleted_at',
      'recipe_favorite.favorite',
      tagsJson(features, 'recipe.id').as('tags'),
      booksJson(features, 'recipe.id').as('books'),
      booksJson(features, 'recipe.id', 'publication').as('source_books'),
    ])
    .whereRef('recipe.number', '=', 'wanted.number')
    // Otherwise PostgreSQL may read all recipes of the library, if most libraries have only a few.
    .where(withoutIndex(sql`recipe.library_id = ${p.library}`));

const some = prepareQuery((query, p: { library: LibraryId; user: UserId; numbers: string }, features) =>
  selectSummaries(query, features, p, sql<{ number: number }>`${jsonArrayNumbers(features, p.numbers)}`),
);

/** The JSON summaries as the caller sees them, by recipe number. */
export const findSummaries = async (
  db: Db,
  { libraryId, userId }: LibraryScope,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  if (numbers.length === 0) return new Map();
  const rows = await some.all(db, { library: libraryId, user: userId, numbers: JSON.stringify(numbers) });
  return new Map(rows.map((row) => [row.number, toSummaryJson(row)]));
};

const numbered = prepareQuery((query, p: { library: LibraryId; ids: string }, features) =>
  query
    .selectFrom(sql<{ value: string }>`${jsonArrayItems(features, p.ids)}`.as('wanted'))
    .crossJoin('recipe')
    .select(['recipe.id', 'recipe.number'])
    .whereRef('recipe.id', '=', 'wanted.value')
    .where(withoutIndex(sql`recipe.library_id = ${p.library}`)),
);

/** The numbers of the given entries. Leaves out those that the library does not have. */
export const findRecipeNumbers = async (
  db: Db,
  library: LibraryId,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const rows = await numbered.all(db, { library, ids: JSON.stringify(ids) });
  return new Map(rows.map(({ id, number }) => [id, number]));
};
