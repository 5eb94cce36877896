import { rational } from '../numbers/rational.ts';
import type { Rational } from '../numbers/rational.ts';
import type { Unit } from '../registry/unit.ts';
import {
  defineFractions,
  defineSteps,
  eighths,
  eighthsAndThirds,
  halves,
  quarters,
  quartersAndThirds,
} from './measuring-steps.ts';
import type { MeasuringSteps } from './measuring-steps.ts';

/** A unit that a cook can measure with, and the amounts that are practical in it. */
export interface KitchenMeasure {
  readonly unitId: string;
  /** Amounts for which this unit may replace another one. Absent: only used if the recipe already uses it. */
  readonly replacementRange?: { readonly from: Rational; readonly to?: Rational };
  /** From this amount up, a larger unit is preferred if it is exact: 3 teaspoons are a tablespoon. */
  readonly largerUnitFrom?: Rational;
  /** Preferred amounts, used if one of them is close. */
  readonly coarse: MeasuringSteps;
  /** Amounts to round to otherwise. */
  readonly fine?: MeasuringSteps;
  /** Further amounts that stay unchanged although we never round to them: 9 tablespoons. */
  readonly acceptedIfExact?: MeasuringSteps;
}

const r = rational;
const half = r(1, 2);
const one = r(1);

/** A set of measuring spoons: an eighth, a quarter, a half, three quarters, one. */
const spoons = defineFractions([1, 8], [1, 4], [1, 2], [3, 4]);

const teaspoon = (unitId: string): KitchenMeasure => ({
  unitId,
  replacementRange: { from: r(1, 8), to: r(12) },
  largerUnitFrom: r(3),
  // From 3 up, only whole tablespoons.
  coarse: defineSteps(r(1, 8), [1, quarters], [3, halves], r(3)),
  fine: defineSteps(r(1, 8), [1, spoons], [3, halves], [9, one], r(3)),
  acceptedIfExact: defineSteps(r(1, 8), [1, spoons], quarters),
});

const tablespoon = (unitId: string, largerUnitFrom = 4): KitchenMeasure => ({
  unitId,
  replacementRange: { from: one, to: r(16) },
  largerUnitFrom: r(largerUnitFrom),
  // From 4 up, only quarter cups.
  coarse: defineSteps(half, [4, halves], r(4)),
  fine: defineSteps(half, [4, halves], one),
  acceptedIfExact: defineSteps(half, halves),
});

/** Two tablespoons are an eighth of a cup, so cups can be measured in eighths as well as quarters and thirds. */
const cupInEighths = { fine: defineSteps(r(1, 8), [4, eighthsAndThirds], quartersAndThirds) };

const cup = (unitId: string): KitchenMeasure => ({
  unitId,
  replacementRange: { from: r(1, 4) },
  coarse: defineSteps(r(1, 8), quartersAndThirds),
  ...cupInEighths,
});

/** Appears in recipes, but is never chosen to replace cups or weights. */
const unchosenMeasure = (unitId: string, fractions = quarters): KitchenMeasure => ({
  unitId,
  coarse: defineSteps(r(1, 4), fractions),
});

const spoonsAndCups = (convention: string, ...largerMeasures: readonly KitchenMeasure[]): readonly KitchenMeasure[] => [
  ...largerMeasures,
  cup(`${convention}.cup`),
  tablespoon(`${convention}.tablespoon`, convention === 'au' ? 3 : 4),
  { unitId: `${convention}.dessertspoon`, coarse: defineSteps(half, halves) },
  teaspoon(`${convention}.teaspoon`),
];

/** The precision of scales and measuring jugs falls with the amount: half grams, then 1, 5 and 50 g steps. */
const smallMetric = (unitId: string): KitchenMeasure => ({
  unitId,
  replacementRange: { from: r(1, 10) },
  largerUnitFrom: r(1000),
  coarse: defineSteps(r(1, 10), [1, r(1, 10)], [10, half], [100, one], [1000, r(5)], r(50)),
  acceptedIfExact: defineSteps(r(1, 10), [10, half], [100, one], r(5)),
});

/** Below one, eighths are common (`1/8 l`); other fractions use the smaller unit. */
const largeMetric = (unitId: string): KitchenMeasure => ({
  unitId,
  replacementRange: { from: one },
  coarse: defineSteps(r(1, 8), [1, eighths], [10, r(1, 20)], half),
});

const ounce = (unitId: string): KitchenMeasure => ({
  unitId,
  replacementRange: { from: r(1, 4), to: r(16) },
  largerUnitFrom: r(16),
  coarse: defineSteps(r(1, 8), [1, eighths], [10, quarters], [20, halves], one),
  acceptedIfExact: defineSteps(r(1, 8), [10, quarters], halves),
});

const pound = (unitId: string): KitchenMeasure => ({
  unitId,
  replacementRange: { from: one },
  coarse: defineSteps(r(1, 4), [1, quartersAndThirds], eighths),
});

const families: readonly (readonly KitchenMeasure[])[] = [
  spoonsAndCups(
    'us',
    unchosenMeasure('us.gallon'),
    unchosenMeasure('us.quart'),
    unchosenMeasure('us.pint', quartersAndThirds),
    {
      ...ounce('us.fluidounce'),
      replacementRange: { from: r(1000) },
      largerUnitFrom: r(1000),
    },
  ),
  [
    unchosenMeasure('imperial.gallon'),
    unchosenMeasure('imperial.quart'),
    { ...unchosenMeasure('imperial.pint'), replacementRange: { from: half } },
    unchosenMeasure('imperial.cup', quartersAndThirds),
    { ...ounce('imperial.fluidounce'), replacementRange: { from: one }, largerUnitFrom: r(20) },
    { ...tablespoon('imperial.tablespoon'), largerUnitFrom: r(1000) },
    { unitId: 'imperial.dessertspoon', coarse: defineSteps(half, halves) },
    { ...teaspoon('imperial.teaspoon'), replacementRange: { from: r(1, 8), to: r(6) } },
  ],
  // Cooks with metric spoons use a jug for larger amounts: half a cup means little to a German cook.
  [
    // Half of 2.5 dl is 1.25 dl, not about 8 tablespoons.
    { ...unchosenMeasure('metric.decilitre', halves), acceptedIfExact: defineSteps(half, [1, halves], quarters) },
    { unitId: 'metric.cup', coarse: cup('').coarse, ...cupInEighths },
    { ...tablespoon('metric.tablespoon'), coarse: defineSteps(half, [4, halves], one) },
    { unitId: 'metric.dessertspoon', coarse: defineSteps(half, halves) },
    teaspoon('metric.teaspoon'),
  ],
  spoonsAndCups('au'),
  spoonsAndCups('ca'),
  spoonsAndCups('jp'),
  [largeMetric('metric.kilogram'), unchosenMeasure('metric.hectogram'), smallMetric('metric.gram')],
  [
    largeMetric('metric.litre'),
    { unitId: 'metric.centilitre', coarse: defineSteps(half, [10, halves], one) },
    smallMetric('metric.millilitre'),
  ],
  [pound('avoirdupois.pound'), ounce('avoirdupois.ounce')],
  [
    { unitId: 'metric.metre', coarse: defineSteps(r(1, 20), [10, r(1, 20)], half) },
    { unitId: 'metric.centimetre', replacementRange: { from: one }, coarse: defineSteps(half, [10, halves], one) },
    {
      unitId: 'metric.millimetre',
      replacementRange: { from: r(1, 10), to: r(30) },
      largerUnitFrom: r(100),
      coarse: defineSteps(r(1, 10), [1, r(1, 10)], [3, half], one),
    },
  ],
  [{ unitId: 'customary.inch', coarse: defineSteps(r(1, 8), [1, eighthsAndThirds], [4, quarters], halves) }],
  [{ unitId: 'us.butterstick', coarse: defineSteps(r(1, 8), eighths) }],
  [{ unitId: 'metric.pound', coarse: defineSteps(r(1, 4), [1, eighthsAndThirds], quarters) }],
  [{ unitId: 'metric.decagram', coarse: defineSteps(half, halves) }],
  [{ unitId: 'metric.milligram', coarse: smallMetric('').coarse }],
  [{ unitId: 'metric.microgram', coarse: smallMetric('').coarse }],
];

const familyByUnit: ReadonlyMap<string, readonly KitchenMeasure[]> = new Map(
  families.flatMap((family) => family.map(({ unitId }) => [unitId, family])),
);

/** An egg can be halved and a third of a bunch estimated, but a seventh of an onion stays a seventh. */
const countSteps = defineSteps(r(1, 4), [1, quartersAndThirds], [10, halves], one);
const temperatureSteps = defineSteps(one, [100, one], r(5));
const defaultSteps = defineSteps(r(1, 4), [10, quartersAndThirds], halves);

const getStepsForUnit = ({ dimension }: Unit): MeasuringSteps => {
  switch (dimension) {
    case 'count':
    case 'kitchen':
      return countSteps;
    case 'temperature':
      return temperatureSteps;
    case 'mass':
    case 'volume':
    case 'length':
      return defaultSteps;
    default:
      return dimension satisfies never;
  }
};

/** Lists the measures to consider for a unit, largest first, including its own. Without a unit, those for counts. */
export const getKitchenMeasures = (unit: Unit | undefined): readonly KitchenMeasure[] =>
  unit === undefined
    ? [{ unitId: '', coarse: countSteps }]
    : (familyByUnit.get(unit.id) ?? [{ unitId: unit.id, coarse: getStepsForUnit(unit) }]);
