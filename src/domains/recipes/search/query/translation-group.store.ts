import { sql } from 'kysely';

import type { Db } from '../../../../platform/db/database.ts';
import { castAsJson, jsonArrayItems, jsonArrayNumbers } from '../../../../platform/db/json.ts';
import { prepareQuery } from '../../../../platform/db/prepared-query.ts';
import { prepareStatementPerHitKind } from '../results/hits.store.ts';
import type { SearchTarget, HitCriteria } from '../results/hits.store.ts';

const grouped = prepareQuery((query, p: { numbers: string }, features) =>
  query
    .selectFrom('recipe')
    .select(['number', 'translation_group'])
    .where('number', 'in', jsonArrayNumbers(features, p.numbers))
    .where('translation_group', 'is not', null),
);

/** The translation groups of these recipes, by recipe number. */
export const findTranslationGroups = async (
  db: Db,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const rows = numbers.length === 0 ? [] : await grouped.all(db, { numbers: JSON.stringify(numbers) });
  return new Map(rows.map(({ number, translation_group }) => [number, translation_group ?? '']));
};

export interface TranslationGroupMember {
  readonly number: number;
  readonly group: string;
  readonly id: string;
  readonly title: string;
  readonly language: string;
}

const members = prepareQuery(
  (_query, p: SearchTarget & { groups: string }, features) => sql<TranslationGroupMember>`
    select number, translation_group as "group", id, title,
      coalesce(${castAsJson(features, 'recipe.summary')} ->> 'language', '') as language
    from recipe
    where library_id = ${p.library} and translation_group in ${jsonArrayItems(features, p.groups)} and state = ${p.state}`,
);

/** All members of these groups. */
export const findGroupMembers = async (
  db: Db,
  target: SearchTarget,
  groups: readonly string[],
): Promise<readonly TranslationGroupMember[]> =>
  groups.length === 0 ? [] : members.all(db, { ...target, groups: JSON.stringify(groups) });

const surplusOfAll = prepareQuery(
  (_query, { library, state, max }: SearchTarget & { max: number }) => sql<{ surplus: number }>`
    select count(*) - count(distinct translation_group) as surplus from (
      select translation_group from recipe
      where library_id = ${library} and state = ${state} and translation_group is not null
      limit cast(${max} as bigint)) as grouped`,
);

/**
 * Collects the grouped recipes first, since they are few, so that each hit is looked at only once. `is true` keeps
 * PostgreSQL from joining them with the hits: it expects few of either, and would compare every pair.
 */
const surplusOfHits = prepareStatementPerHitKind(({ hits }) =>
  prepareQuery(
    (_query, p: SearchTarget & HitCriteria & { max: number }, features) => sql<{ surplus: number }>`
      with grouped as materialized (
        select number, translation_group from recipe where library_id = ${p.library} and translation_group is not null
        limit cast(${p.max} as bigint))
      select count(*) - count(distinct translation_group) as surplus
      from grouped where (grouped.number in (${hits(features, p)})) is true`,
  ),
);

/** How many more recipes than groups there are, among the hits or among all recipes, looking at `max` recipes. */
export const countRecipesHiddenByGrouping = async (
  db: Db,
  target: SearchTarget,
  hitQuery: HitCriteria | undefined,
  max: number,
): Promise<number> => {
  const row =
    hitQuery === undefined
      ? await surplusOfAll.first(db, { ...target, max })
      : await surplusOfHits(hitQuery).first(db, { ...target, ...hitQuery, max });
  return row?.surplus ?? 0;
};
