import type { Db } from '../../../../platform/db/database.ts';
import { matchesExpression } from '../query/expression.ts';
import type { Expression } from '../query/expression.ts';
import { filterOutsideIndex, findTokens } from './hits.store.ts';
import type { SearchTarget, HitQuery } from './hits.store.ts';
import { findNewestHits } from './newest-hits.store.ts';
import type { ResultPager, SortPosition } from './result-pager.ts';

const placeIn = (stage: number, number: number): SortPosition => ({ number, key: String(stage) });

const byPlace = (a: SortPosition, b: SortPosition): number => Number(a.key) - Number(b.key) || b.number - a.number;

interface Stages {
  readonly target: SearchTarget;
  /** Each excludes the hits of the stages before it. */
  readonly stages: readonly [Expression, ...Expression[]];
  readonly toHitQuery: (part: Expression) => HitQuery;
  /** The number of hits of all stages together. */
  readonly total: number;
}

/**
 * Orders recipes by relevance stage, and within a stage newest first. Queries a later stage only if the stages before
 * it do not fill the page.
 */
export const orderByRelevance = (db: Db, { target, stages, toHitQuery, total }: Stages): ResultPager => ({
  after: async (place, rows) => {
    const first = Number(place?.key ?? 0);
    const places: SortPosition[] = [];
    for (const [stage, expression] of stages.entries()) {
      if (stage < first) continue;
      if (places.length === rows) break;
      const below = place !== undefined && stage === first ? place.number : Number.MAX_SAFE_INTEGER;
      const wanted = { ...toHitQuery(expression), below, rows: rows - places.length };
      // If there are many hits, most of them are in the last stage.
      const hits = await findNewestHits(db, target, wanted, stage === stages.length - 1 ? total : 0);
      places.push(...hits.map((number) => placeIn(stage, number)));
    }
    return places;
  },
  sortMatching: async (numbers) => {
    const held = await filterOutsideIndex(db, target, toHitQuery(stages[0]), numbers);
    const places = [...(await findTokens(db, held))].map(([number, tokens]) =>
      placeIn(
        stages.findIndex((stage) => matchesExpression(stage, tokens)),
        number,
      ),
    );
    return places.filter(({ key }) => key !== '-1').toSorted(byPlace);
  },
});
