import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import { tokenKindPrefixes } from '../../recipes.tables.ts';
import type { EngineFeatures } from '../../../../platform/db/engine-features.ts';
import { isInPantrySql } from '../../../pantry/index.ts';

// SQL fragments. The label for "cookable from the pantry" is the second label of a recipe, after the one that every
// recipe has, so it can be read, set and removed without looking at the other labels.

const UNMARKED = tokenKindPrefixes.every;
const MARKED = `${tokenKindPrefixes.every} ${tokenKindPrefixes.cookable}`;

type Text = RawBuilder<unknown>;

/** Whether the labels include the cookable label. */
export const cookableLabelSql = (labels: Text): RawBuilder<boolean> =>
  sql<boolean>`(substr(${labels}, 1, ${sql.lit(MARKED.length)}) = ${sql.lit(MARKED)})`;

/** The leading labels of a recipe: the one that every recipe has, and the cookable label if it applies. */
export const createLeadingLabels = (isCookable: RawBuilder<boolean>): RawBuilder<string> =>
  sql<string>`case when ${isCookable} then ${sql.lit(MARKED)} else ${sql.lit(UNMARKED)} end`;

/** The labels after the leading ones. */
export const stripLeadingLabels = (labels: Text): RawBuilder<string> => sql<string>`substr(${labels},
  case when ${cookableLabelSql(labels)} then ${sql.lit(MARKED.length + 1)} else ${sql.lit(UNMARKED.length + 1)} end)`;

const each = ({ jsonEach, hasJsonType }: EngineFeatures, list: Text): RawBuilder<unknown> =>
  sql`${sql.raw(jsonEach)}(cast(${list} as ${sql.raw(hasJsonType ? 'json' : 'text')}))`;

/**
 * Whether the pantry has at least one food of every need. `needs` is a JSON list of lists. Stops at the first unmet
 * need.
 */
export const cookableSql = (features: EngineFeatures, needs: Text, library: Text): RawBuilder<boolean> => sql<boolean>`(
  not exists (
    select 1 from ${each(features, needs)} as need where not exists (
      select 1 from ${each(features, sql`need.value`)} as food where ${isInPantrySql(library, sql`food.value`)})))`;
