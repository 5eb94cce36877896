import { sql } from 'kysely';

import type { Db } from '../../../platform/db/database.ts';
import { jsonArrayItems } from '../../../platform/db/json.ts';
import { prepareQuery } from '../../../platform/db/prepared-query.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';

/** Ids of tags, facets and books. */
interface Filing {
  readonly tags: readonly string[];
  readonly facets: readonly string[];
  readonly books: readonly string[];
}

interface ReferenceParams {
  readonly library: LibraryId;
  readonly tags: string;
  readonly facets: string;
  readonly books: string;
}

const known = prepareQuery((query, p: ReferenceParams, features) =>
  query
    .selectFrom('tag')
    .select([sql.lit<keyof Filing>('tags').as('kind'), 'id'])
    .where('library_id', '=', p.library)
    .where('id', 'in', jsonArrayItems(features, p.tags))
    .unionAll(
      query
        .selectFrom('facet')
        .select([sql.lit<keyof Filing>('facets').as('kind'), 'id'])
        .where('library_id', '=', p.library)
        .where('id', 'in', jsonArrayItems(features, p.facets)),
    )
    .unionAll(
      query
        .selectFrom('book')
        .select([sql.lit<keyof Filing>('books').as('kind'), 'id'])
        .where('library_id', '=', p.library)
        .where('id', 'in', jsonArrayItems(features, p.books)),
    ),
);

/** The given ids that exist in the library, in the given order. */
export const filterExistingReferences = async (
  db: Db,
  library: LibraryId,
  { tags, facets, books }: Filing,
): Promise<Filing> => {
  if (tags.length + facets.length + books.length === 0) return { tags, facets, books };
  const rows = await known.all(db, {
    library,
    tags: JSON.stringify(tags),
    facets: JSON.stringify(facets),
    books: JSON.stringify(books),
  });
  const found = new Set(rows.map(({ kind, id }) => `${kind} ${id}`));
  const those = (kind: keyof Filing, ids: readonly string[]) => ids.filter((id) => found.has(`${kind} ${id}`));
  return { tags: those('tags', tags), facets: those('facets', facets), books: those('books', books) };
};
