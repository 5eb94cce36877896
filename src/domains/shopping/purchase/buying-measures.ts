import { findUnit, rational } from '../../units/index.ts';
import type { Rational, Unit } from '../../units/index.ts';
import { defineScale, every, marksAtFractions } from './marks.ts';
import type { RoundingScale } from './marks.ts';

/** A unit to buy or measure in, among the units of its ladder. */
export interface LadderUnit {
  readonly unitId: string;
  readonly scale: RoundingScale;
  /** Smaller amounts go to the next smaller unit. */
  readonly min?: Rational;
  /** From this amount, smaller units go to this one. Absent: never. */
  readonly climbAt?: Rational;
}

const MEASURED = rational(1, 4);
const COUNTED = rational(1, 20);
const one = rational(1);

const grams = defineScale(
  MEASURED,
  [1, every(1, 10)],
  [10, every(1, 2)],
  [50, every(1)],
  [1000, every(5)],
  [10_000, every(50)],
  every(500),
);
const kilograms = defineScale(MEASURED, [10, every(1, 20)], [100, every(1, 2)], every(1));
const ounces = defineScale(MEASURED, [4, every(1, 2)], every(1));
const pounds = defineScale(MEASURED, [10, every(1, 4)], every(1, 2));
const cupFractions = marksAtFractions([1, 4], [1, 3], [1, 2], [2, 3], [3, 4]);
const cups = defineScale(MEASURED, [4, cupFractions], [20, every(1, 2)], every(1));
const tablespoons = defineScale(MEASURED, [4, every(1, 2)], every(1));
const teaspoons = defineScale(MEASURED, [1, every(1, 8)], [2, every(1, 4)], every(1, 2));
const halves = defineScale(MEASURED, [10, every(1, 2)], every(1));
const quarters = defineScale(MEASURED, [10, every(1, 4)], [100, every(1)], every(5));

/** Pieces and containers are bought whole: 2 eggs for 1 1/3, but also for 2.02. */
export const wholePieces = defineScale(COUNTED, every(1));

const bySize = (
  large: string,
  largeScale: RoundingScale,
  small: string,
  smallScale: RoundingScale,
): readonly LadderUnit[] => [
  { unitId: large, scale: largeScale, min: one, climbAt: one },
  { unitId: small, scale: smallScale },
];

const cupsAndSpoons = (convention: string, cupsFrom?: Rational): readonly LadderUnit[] => [
  {
    unitId: `${convention}.cup`,
    scale: cups,
    min: rational(1, 4),
    ...(cupsFrom !== undefined && { climbAt: cupsFrom }),
  },
  { unitId: `${convention}.tablespoon`, scale: tablespoons, min: one, climbAt: one },
  { unitId: `${convention}.teaspoon`, scale: teaspoons },
];

/** Largest first. A unit belongs to the first ladder that has it. */
const ladders: readonly (readonly LadderUnit[])[] = [
  bySize('metric.kilogram', kilograms, 'metric.gram', grams),
  bySize('metric.litre', kilograms, 'metric.millilitre', grams),
  bySize('avoirdupois.pound', pounds, 'avoirdupois.ounce', ounces),
  // Cooks with metric spoons rarely have a metric cup.
  cupsAndSpoons('metric'),
  ...['us', 'imperial', 'au', 'ca', 'jp'].map((convention) => cupsAndSpoons(convention, rational(1, 2))),
  bySize('metric.litre', kilograms, 'metric.decilitre', halves),
  bySize('metric.litre', kilograms, 'metric.centilitre', defineScale(MEASURED, every(1))),
  bySize('metric.kilogram', kilograms, 'metric.decagram', defineScale(MEASURED, every(1))),
  bySize('metric.kilogram', kilograms, 'metric.hectogram', halves),
  [{ unitId: 'us.fluidounce', scale: ounces }],
  [{ unitId: 'imperial.fluidounce', scale: ounces }],
  [{ unitId: 'us.butterstick', scale: halves }],
  [{ unitId: 'count.dozen', scale: halves }],
];

const ladderByUnit: ReadonlyMap<string, readonly LadderUnit[]> = new Map(
  ladders.toReversed().flatMap((ladder) => ladder.map(({ unitId }) => [unitId, ladder] as const)),
);

/** Not bought in pieces: parts of a mixture, and multiples of a recipe. */
const PROPORTIONS: ReadonlySet<string> = new Set([
  'count.part',
  'count.recipe',
  'count.batch',
  'count.serving',
  'count.person',
]);

const findScale = ({ id, dimension }: Unit): RoundingScale | undefined => {
  switch (dimension) {
    case 'count':
      return PROPORTIONS.has(id) ? undefined : wholePieces;
    case 'kitchen':
      return halves;
    case 'mass':
    case 'volume':
    case 'length':
      return quarters;
    case 'temperature':
      return undefined;
    default:
      return dimension satisfies never;
  }
};

/** The units that an amount may be shown in, largest first. Empty if amounts in the unit are not rounded. */
export const getLadderOfUnit = (unitId: string): readonly LadderUnit[] => {
  const known = ladderByUnit.get(unitId);
  const unit = known === undefined ? findUnit(unitId) : undefined;
  const scale = unit && findScale(unit);
  return known ?? (scale === undefined ? [] : [{ unitId, scale }]);
};
