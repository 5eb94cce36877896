import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import type { Db } from '../../../../platform/db/database.ts';
import type { EngineFeatures } from '../../../../platform/db/engine-features.ts';
import { prepareQuery } from '../../../../platform/db/prepared-query.ts';
import type { PreparedQuery } from '../../../../platform/db/prepared-query.ts';
import type { LibraryScope } from '../../../../platform/http/scope.ts';
import type { UserId } from '../../../../platform/ids/ids.ts';
import { selectSummaries, toSummaryJson } from '../../summaries/summary.store.ts';
import type { SummaryRow } from '../../summaries/summary.store.ts';
import { MANY_HITS, MAX_ROWS_CHECKED, recipeMatchesSql, isInTargetSql, selectHits } from './hits.store.ts';
import type { HitCriteria, SearchTarget } from './hits.store.ts';

/** A part of the hits of a search by relevance. Expressions are in the syntax of the engine. */
export interface StagedQuery {
  readonly target: SearchTarget;
  /** What all hits match. */
  readonly condition: string;
  /** One to four. Each excludes the hits of the stages before it. */
  readonly stages: readonly [string, ...string[]];
  /** Hits of the first of these stages have smaller numbers. */
  readonly below: number;
  readonly rows: number;
  /** The number of all hits, if it is known. */
  readonly total: number | undefined;
  /** How far hits are counted. */
  readonly max: number;
}

interface RankedHit {
  /** The index of the stage. */
  readonly stage: number;
  readonly number: number;
}

export interface StagedHits {
  /** In no particular order. */
  readonly hits: readonly RankedHit[];
  /** JSON, by recipe number. */
  readonly summaries: ReadonlyMap<number, string>;
  readonly total: number;
}

interface Params extends SearchTarget {
  readonly user: UserId;
  readonly condition: string;
  readonly stage0: string;
  readonly stage1: string;
  readonly stage2: string;
  readonly stage3: string;
  readonly below: number;
  readonly rows: number;
  readonly total: number | null;
  readonly max: number;
}

/** A hit, or the only row if there are none. */
type Row = { readonly total: number } & (
  | (SummaryRow & { readonly stage: number })
  | { readonly stage: null; readonly number: null }
);

const STAGES = ['stage0', 'stage1', 'stage2', 'stage3'] as const;

type Stage = (typeof STAGES)[number];

/** Where the hits of a stage are, and how many rows the page had left before it. */
const hitsOf = (stage: Stage): RawBuilder<unknown> => sql.table(`${stage}_hits`);
const leftFor = (stage: Stage): RawBuilder<number> => sql<number>`(select rows from ${sql.table(`${stage}_left`)})`;

const andIsBelow = (p: Params, stage: Stage): RawBuilder<unknown> =>
  stage === 'stage0' ? sql`and number < cast(${p.below} as bigint)` : sql``;

/** The parts of a `with` clause for a stage. The index is not queried if the page is full before it. */
const stageParts = (features: EngineFeatures, p: Params, stage: Stage): readonly RawBuilder<unknown>[] => [
  sql`${hitsOf(stage)} as materialized (
    ${selectHits(features, p[stage])} ${andIsBelow(p, stage)} and ${leftFor(stage)} > 0
    order by number desc limit ${leftFor(stage)})`,
];

/**
 * The same for the last stage. If there are many hits, most of them are in this one, and the next recipes are likely to
 * be among them: they are checked one by one first.
 */
const lastStageParts = (features: EngineFeatures, p: Params, stage: Stage): readonly RawBuilder<unknown>[] => [
  sql`next_hits as materialized (
    select number from (
      select number from recipe where ${isInTargetSql(p)} ${andIsBelow(p, stage)}
      and ${leftFor(stage)} > 0 and (select total from counted) > ${sql.lit(MANY_HITS)}
      order by number desc limit ${sql.lit(MAX_ROWS_CHECKED)}) as next
    where ${recipeMatchesSql('next.number', p[stage])}
    order by number desc limit ${leftFor(stage)})`,
  sql`other_hits as materialized (
    ${selectHits(features, p[stage])} ${andIsBelow(p, stage)} and ${leftFor(stage)} > (select count(*) from next_hits)
    order by number desc limit ${leftFor(stage)})`,
  sql`${hitsOf(stage)} as (
    select number from next_hits where (select count(*) from next_hits) = ${leftFor(stage)}
    union all select number from other_hits)`,
];

/**
 * How many rows the page has left. It needs no more than there are hits, so if all of them are found, later stages are
 * not searched. A total that was counted before may be out of date.
 */
const leftPart = (p: Params, stage: Stage, before: Stage | undefined): RawBuilder<unknown> => {
  const rows = sql`cast(${p.rows} as bigint)`;
  return before === undefined
    ? sql`${sql.table(`${stage}_left`)} as (
        select case when cast(${p.total} as bigint) is null then least(${rows}, total) else ${rows} end as rows
        from counted)`
    : sql`${sql.table(`${stage}_left`)} as materialized (
        select ${leftFor(before)} - count(*) as rows from ${hitsOf(before)})`;
};

/** Counts the hits, finds some of them by stage and reads their summaries in one statement. */
const prepareRankedHits = (count: number): PreparedQuery<Params, Row> =>
  prepareQuery((query, p: Params, features) => {
    const stages = STAGES.slice(0, count);
    const parts = stages.flatMap((stage, index) => [
      leftPart(p, stage, stages[index - 1]),
      ...(index === count - 1 ? lastStageParts : stageParts)(features, p, stage),
    ]);
    const hits = stages.map((stage, index) => sql`select ${sql.lit(index)} as stage, number from ${hitsOf(stage)}`);
    const wanted = sql<{ stage: number; number: number }>`(select stage, number from found_hits)`;
    return sql<Row>`
      with counted as materialized (
        select coalesce(cast(${p.total} as bigint), (
          select count(*) from (${selectHits(features, p.condition, p.max)} limit cast(${p.max} as bigint)) as hits)
        ) as total),
      ${sql.join(parts)},
      found_hits as materialized (${sql.join(hits, sql` union all `)})
      select counted.total, found.* from counted left join ${selectSummaries(query, features, p, wanted).select(
        sql.ref<number>('wanted.stage').as('stage'),
      )} as found on true`;
  });

const byStages = STAGES.map((_, index) => prepareRankedHits(index + 1));

/** Whether `findHitsByStage` can find the hits: over the network, and only those of the index. */
export const canFindHitsByStage = ({ tokenIndex }: EngineFeatures, { source, cookable }: HitCriteria): boolean =>
  tokenIndex === 'tsvector' && source === 'tokens' && cookable === 'any';

/**
 * Finds hits by stage, and within a stage the newest ones, with their summaries and the number of all hits, in one round
 * trip.
 */
export const findHitsByStage = async (
  db: Db,
  { userId }: LibraryScope,
  { target, condition, stages, below, rows, total, max }: StagedQuery,
): Promise<StagedHits> => {
  const [stage0, stage1 = '', stage2 = '', stage3 = ''] = stages;
  const statement = byStages[stages.length - 1];
  if (statement === undefined) throw new Error(`There are ${stages.length} stages.`);
  const expressions = { condition, stage0, stage1, stage2, stage3 };
  const params = { ...target, ...expressions, user: userId, below, rows, total: total ?? null, max };
  const found = await statement.all(db, params);
  const hits = found.flatMap((row) => (row.stage === null ? [] : [row]));
  return {
    hits,
    summaries: new Map(hits.map((row) => [row.number, toSummaryJson(row)])),
    total: found[0]?.total ?? 0,
  };
};
