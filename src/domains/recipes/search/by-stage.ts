import type { Db } from '../../../platform/db/database.ts';
import { holds } from './expression.ts';
import type { Expression } from './expression.ts';
import { keepHeld, tokensOf } from './hits.store.ts';
import type { Shelf, Sought } from './hits.store.ts';
import { newestHits } from './newest-hits.store.ts';
import type { Order, Place } from './order.ts';

const placeIn = (stage: number, number: number): Place => ({ number, key: String(stage) });

const byPlace = (a: Place, b: Place): number => Number(a.key) - Number(b.key) || b.number - a.number;

interface Stages {
  readonly shelf: Shelf;
  /** Each excludes the hits of the stages before it. */
  readonly stages: readonly [Expression, ...Expression[]];
  readonly soughtOf: (part: Expression) => Sought;
  /** The number of hits of all stages together. */
  readonly total: number;
}

/**
 * Orders recipes by relevance stage, and within a stage newest first. Queries a later stage only if the stages before
 * it do not fill the page.
 */
export const byStage = (db: Db, { shelf, stages, soughtOf, total }: Stages): Order => ({
  after: async (place, rows) => {
    const first = Number(place?.key ?? 0);
    const places: Place[] = [];
    for (const [stage, expression] of stages.entries()) {
      if (stage < first) continue;
      if (places.length === rows) break;
      const below = place !== undefined && stage === first ? place.number : Number.MAX_SAFE_INTEGER;
      const wanted = { ...soughtOf(expression), below, rows: rows - places.length };
      // If there are many hits, most of them are in the last stage.
      const hits = await newestHits(db, shelf, wanted, stage === stages.length - 1 ? total : 0);
      places.push(...hits.map((number) => placeIn(stage, number)));
    }
    return places;
  },
  among: async (numbers) => {
    const held = await keepHeld(db, soughtOf(stages[0]), numbers);
    const places = [...(await tokensOf(db, held))].map(([number, tokens]) =>
      placeIn(
        stages.findIndex((stage) => holds(stage, tokens)),
        number,
      ),
    );
    return places.filter(({ key }) => key !== '-1').toSorted(byPlace);
  },
});
