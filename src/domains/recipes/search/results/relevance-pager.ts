import type { Db } from '../../../../platform/db/database.ts';
import type { LibraryScope } from '../../../../platform/http/scope.ts';
import { matchesExpression } from '../query/expression.ts';
import type { Expression } from '../query/expression.ts';
import { filterByBooksAndCookable, findTokens } from './hits.store.ts';
import type { SearchTarget, HitCriteria } from './hits.store.ts';
import { findNewestHits } from './newest-hits.store.ts';
import { findHitsByStage } from './ranked-hits.store.ts';
import type { StagedHits, StagedQuery } from './ranked-hits.store.ts';
import type { ResultPager, SortPosition } from './result-pager.ts';

const placeIn = (stage: number, number: number): SortPosition => ({ number, key: String(stage) });

const byPlace = (a: SortPosition, b: SortPosition): number => Number(a.key) - Number(b.key) || b.number - a.number;

interface Stages {
  readonly target: SearchTarget;
  /** Each excludes the hits of the stages before it. */
  readonly stages: readonly [Expression, ...Expression[]];
  readonly toHitQuery: (part: Expression) => HitCriteria;
  /** The number of results of all stages together. */
  readonly total: number;
  /** Whether a result is a group of translations, which may have several hits. */
  readonly isGrouped: boolean;
}

/**
 * Orders recipes by relevance stage, and within a stage newest first. Queries a later stage only if the stages before
 * it neither fill the page nor have all hits.
 */
export const createRelevancePager = (
  db: Db,
  { target, stages, toHitQuery, total, isGrouped }: Stages,
): ResultPager => ({
  after: async (place, rows) => {
    const first = Number(place?.key ?? 0);
    const places: SortPosition[] = [];
    for (const [stage, expression] of stages.entries()) {
      if (stage < first) continue;
      // From the start, all hits are found once there are as many as were counted.
      const hasAll = place === undefined && !isGrouped && places.length >= total;
      if (hasAll || places.length === rows) break;
      const below = place !== undefined && stage === first ? place.number : Number.MAX_SAFE_INTEGER;
      const wanted = { ...toHitQuery(expression), below, rows: rows - places.length };
      // If there are many hits, most of them are in the last stage.
      const hits = await findNewestHits(db, target, wanted, stage === stages.length - 1 ? total : 0);
      places.push(...hits.map((number) => placeIn(stage, number)));
    }
    return places;
  },
  sortMatching: async (numbers) => {
    const held = await filterByBooksAndCookable(db, target, toHitQuery(stages[0]), numbers);
    const places = [...(await findTokens(db, held))].map(([number, tokens]) =>
      placeIn(
        stages.findIndex((stage) => matchesExpression(stage, tokens)),
        number,
      ),
    );
    return places.filter(({ key }) => key !== '-1').toSorted(byPlace);
  },
});

interface RankedPlaces extends Pick<StagedHits, 'summaries' | 'total'> {
  readonly places: readonly SortPosition[];
}

/** The same as `createRelevancePager(…).after`, together with the summaries and the total. */
export const findNextByRelevance = async (
  db: Db,
  scope: LibraryScope,
  { after, stages, ...query }: Omit<StagedQuery, 'below'> & { readonly after: SortPosition | undefined },
): Promise<RankedPlaces> => {
  // A cursor may come from a query with more stages. There is nothing after the last one.
  const first = Math.min(Number(after?.key ?? 0), stages.length - 1);
  const isPastTheEnd = after !== undefined && Number(after.key) > first;
  const below = isPastTheEnd ? 0 : (after?.number ?? Number.MAX_SAFE_INTEGER);
  const [next = stages[0], ...rest] = stages.slice(first);
  const { hits, summaries, total } = await findHitsByStage(db, scope, { ...query, stages: [next, ...rest], below });
  return {
    places: hits.map(({ stage, number }) => placeIn(first + stage, number)).toSorted(byPlace),
    summaries,
    total,
  };
};
