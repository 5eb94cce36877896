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

/**
 * Whether a recipe is stored as cookable, looked up by its number. Without the offset, the engines turn `exists` into a
 * join: they would read all cookable recipes of the library for a page of fifty, and PostgreSQL with statistics from
 * before the pantry was filled even compares each of them with each hit.
 */
export const isCookableSql = (library: LibraryId, number: Part): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select 1 from recipe_cookable where recipe_cookable.library_id = ${library} and recipe_cookable.number = ${number}
    limit 1 offset 0)`;
