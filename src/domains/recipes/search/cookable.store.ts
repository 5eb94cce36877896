import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import { tokenSigns } from '../../../platform/db/tables/recipes.ts';
import type { Traits } from '../../../platform/db/traits.ts';
import { isInPantry } from '../../pantry/index.ts';

// Parts of statements. That a recipe can be cooked from the pantry is the second of its labels, after the one that every
// recipe has: so it is told, set and taken away without a look at the others.

const UNMARKED = tokenSigns.every;
const MARKED = `${tokenSigns.every} ${tokenSigns.cookable}`;

type Text = RawBuilder<unknown>;

/** Whether labels tell it. */
export const isMarkedCookable = (labels: Text): RawBuilder<boolean> =>
  sql<boolean>`(substr(${labels}, 1, ${sql.lit(MARKED.length)}) = ${sql.lit(MARKED)})`;

/** The first labels of a recipe. */
export const firstLabels = (isCookable: RawBuilder<boolean>): RawBuilder<string> =>
  sql<string>`case when ${isCookable} then ${sql.lit(MARKED)} else ${sql.lit(UNMARKED)} end`;

/** The labels after the first ones. */
export const otherLabels = (labels: Text): RawBuilder<string> => sql<string>`substr(${labels},
  case when ${isMarkedCookable(labels)} then ${sql.lit(MARKED.length + 1)} else ${sql.lit(UNMARKED.length + 1)} end)`;

const each = ({ jsonEach, hasJsonType }: Traits, list: Text): RawBuilder<unknown> =>
  sql`${sql.raw(jsonEach)}(cast(${list} as ${sql.raw(hasJsonType ? 'json' : 'text')}))`;

/** Whether of every need, a list in a list of JSON, some food is in the pantry. The first that is not met ends it. */
export const isCookable = (traits: Traits, needs: Text, library: Text): RawBuilder<boolean> => sql<boolean>`(
  not exists (
    select 1 from ${each(traits, needs)} as need where not exists (
      select 1 from ${each(traits, sql`need.value`)} as food where ${isInPantry(library, sql`food.value`)})))`;
