import { sql } from 'kysely';

import type { Db } from '../../../platform/db/database.ts';
import { asJson, itemsOf, numbersOf } from '../../../platform/db/json.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { preparedFor } from './hits.store.ts';
import type { Shelf, Sought } from './hits.store.ts';

const grouped = prepared((query, p: { numbers: string }, traits) =>
  query
    .selectFrom('recipe')
    .select(['number', 'translation_group'])
    .where('number', 'in', numbersOf(traits, p.numbers))
    .where('translation_group', 'is not', null),
);

/** The translation groups of these recipes, by recipe number. */
export const groupsOf = async (db: Db, numbers: readonly number[]): Promise<ReadonlyMap<number, string>> => {
  const rows = numbers.length === 0 ? [] : await grouped.all(db, { numbers: JSON.stringify(numbers) });
  return new Map(rows.map(({ number, translation_group }) => [number, translation_group ?? '']));
};

export interface Member {
  readonly number: number;
  readonly group: string;
  readonly id: string;
  readonly title: string;
  readonly language: string;
}

const members = prepared(
  (_query, p: Shelf & { groups: string }, traits) => sql<Member>`
    select number, translation_group as "group", id, title,
      coalesce(${asJson(traits, 'recipe.summary')} ->> 'language', '') as language
    from recipe
    where library_id = ${p.library} and translation_group in ${itemsOf(traits, p.groups)} and state = ${p.state}`,
);

/** All members of these groups. */
export const membersOf = async (db: Db, shelf: Shelf, groups: readonly string[]): Promise<readonly Member[]> =>
  groups.length === 0 ? [] : members.all(db, { ...shelf, groups: JSON.stringify(groups) });

const surplusOfAll = prepared(
  (_query, { library, state }: Shelf) => sql<{ surplus: number }>`
    select count(*) - count(distinct translation_group) as surplus from recipe
    where library_id = ${library} and state = ${state} and translation_group is not null`,
);

/** Collects the grouped recipes first, since they are few, so that each hit is looked at only once. */
const surplusOfHits = preparedFor((hits) =>
  prepared(
    (_query, p: Shelf & Sought, traits) => sql<{ surplus: number }>`
      with grouped as materialized (
        select number, translation_group from recipe where library_id = ${p.library} and translation_group is not null)
      select count(*) - count(distinct translation_group) as surplus
      from (${hits(traits, p)}) as hits cross join grouped where grouped.number = hits.number`,
  ),
);

/** How many more recipes than groups there are, among the hits or among all recipes. */
export const surplusInGroups = async (db: Db, shelf: Shelf, sought: Sought | undefined): Promise<number> => {
  const row =
    sought === undefined
      ? await surplusOfAll.first(db, shelf)
      : await surplusOfHits[sought.kind].first(db, { ...shelf, ...sought });
  return row?.surplus ?? 0;
};
