import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import { castAsJson, jsonArrayItems, jsonArrayAgg, jsonObjectAsText } from '../../../platform/db/json.ts';
import type { EngineFeatures } from '../../../platform/db/engine-features.ts';

// SQL fragments for other domains' queries that read the organization of a recipe. Each takes the column with the
// recipe's id.

const asText = (list: RawBuilder<unknown>): RawBuilder<string> => sql<string>`cast(${list} as text)`;

/** JSON: `[{id, name, color}]`, by name. */
export const tagsJson = (features: EngineFeatures, entryId: string): RawBuilder<string> => sql<string>`(
  select ${asText(jsonArrayAgg(features, { id: 'tag.id', name: 'tag.name', color: 'tag.color' }, ['tag.name_key']))}
  from recipe_tag join tag on tag.id = recipe_tag.tag_id
  where recipe_tag.entry_id = ${sql.ref(entryId)})`;

/** JSON: `[{id, kind, title}]`, by title: all books that contain the recipe, or those of one kind. */
export const booksJson = (
  features: EngineFeatures,
  entryId: string,
  kind?: 'publication',
): RawBuilder<string> => sql<string>`(
  select ${asText(jsonArrayAgg(features, { id: 'book.id', kind: 'book.kind', title: 'book.title' }, ['book.title_key', 'book.id']))}
  from book_member join book on book.id = book_member.book_id
  where book_member.entry_id = ${sql.ref(entryId)}
  ${kind === undefined ? sql`` : sql`and book.kind = ${sql.lit(kind)}`})`;

/** Sorted by the index in a subquery: `order by` within an aggregate takes SQLite 3 µs more. */
const idList = (features: EngineFeatures, table: string, id: string): RawBuilder<unknown> =>
  castAsJson(
    features,
    sql`(select ${jsonArrayAgg(features, id)} from (
      select ${sql.ref(id)} from ${sql.table(table)} where entry_id = filed.entry_id order by ${sql.ref(id)}) as sorted)`,
  );

/** JSON: the Organization of the recipe. */
export const organizationJson = (features: EngineFeatures, entryId: string): RawBuilder<string> => sql<string>`(
  select ${jsonObjectAsText(features, {
    revision: 'filed.revision',
    tags: idList(features, 'recipe_tag', 'tag_id'),
    facets: idList(features, 'recipe_facet', 'facet_id'),
    books: idList(features, 'book_member', 'book_id'),
  })}
  from recipe_organization as filed where filed.entry_id = ${sql.ref(entryId)})`;

/** The organization revision of the recipe. */
export const selectOrganizationRevision = (entryId: string): RawBuilder<number> =>
  sql<number>`(select revision from recipe_organization where entry_id = ${sql.ref(entryId)})`;

/** Ids of the recipes that are in all of the given books (a JSON list of distinct ids). */
export const selectRecipesInAllBooks = (
  features: EngineFeatures,
  books: string,
): RawBuilder<{ entry_id: string }> => sql`
  select entry_id from book_member where book_id in ${jsonArrayItems(features, books)}
  group by entry_id having count(*) = (select count(*) from ${jsonArrayItems(features, books)} as asked)`;

/** One search token per tag and facet of the recipe (prefix and id), separated by spaces. */
export const selectLabelTokens = (
  entryId: string,
  prefixes: { readonly tag: string; readonly facet: string },
): RawBuilder<string> => {
  const recipe = sql.ref(entryId);
  return sql<string>`coalesce((
    select string_agg(label, ' ' order by label) from (
      select ${sql.lit(prefixes.tag)} || tag_id as label from recipe_tag where entry_id = ${recipe}
      union all select ${sql.lit(prefixes.facet)} || facet_id from recipe_facet where entry_id = ${recipe}
    ) as filed), '')`;
};
