import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import type { EngineFeatures } from '../../../../platform/db/engine-features.ts';
import type { LibraryId } from '../../../../platform/ids/ids.ts';
import { isInPantrySql } from '../../../pantry/index.ts';

// SQL fragments.

type Part = RawBuilder<unknown>;

const each = ({ jsonEach, hasJsonType }: EngineFeatures, list: Part): RawBuilder<unknown> =>
  sql`${sql.raw(jsonEach)}(cast(${list} as ${sql.raw(hasJsonType ? 'json' : 'text')}))`;

/**
 * Whether the pantry has at least one food of every need. `needs` is a JSON list of lists. Stops at the first unmet
 * need.
 */
export const areNeedsMetSql = (
  features: EngineFeatures,
  needs: Part,
  library: Part,
): RawBuilder<boolean> => sql<boolean>`(
  not exists (
    select 1 from ${each(features, needs)} as need where not exists (
      select 1 from ${each(features, sql`need.value`)} as food where ${isInPantrySql(library, sql`food.value`)})))`;

const cookableRow = (library: LibraryId, number: Part): RawBuilder<unknown> =>
  sql`from recipe_cookable where recipe_cookable.library_id = ${library} and recipe_cookable.number = ${number}`;

/**
 * Whether a recipe is stored as cookable, for a query that needs only some of its rows. It counts, because the engines
 * would turn `exists` into a join and read all cookable recipes of the library for a page of fifty.
 */
export const isCookableSql = (library: LibraryId, number: Part): RawBuilder<boolean> =>
  sql<boolean>`((select count(*) ${cookableRow(library, number)}) > 0)`;

/** The same for a query that may need all of its rows: PostgreSQL can join them, which takes half as long. */
export const isInCookableSetSql = (
  { tokenIndex }: EngineFeatures,
  library: LibraryId,
  number: Part,
): RawBuilder<boolean> =>
  tokenIndex === 'fts5'
    ? isCookableSql(library, number)
    : sql<boolean>`exists (select 1 ${cookableRow(library, number)})`;
