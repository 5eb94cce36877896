import { eighths, eighthsAndThirds, fractions, halves, quarters, quartersAndThirds, steps } from './kitchen-steps.ts';
import type { Steps } from './kitchen-steps.ts';
import { rational } from './rational.ts';
import type { Rational } from './rational.ts';
import type { Unit } from './unit.ts';

/** One of the measures among which a cook chooses for an amount. */
export interface Measure {
  readonly unitId: string;
  /** From where to where somebody takes it who did not find it in the recipe. Without it: nobody does. */
  readonly taken?: { readonly from: Rational; readonly to?: Rational };
  /** From here on a larger one reads better, if it is exact: 3 teaspoons are a tablespoon. */
  readonly until?: Rational;
  /** What an amount is rounded to, if it is near. */
  readonly nice: Steps;
  /** What an amount is rounded to otherwise. */
  readonly fine?: Steps;
  /** What is also fine where it is exact: 9 tablespoons. */
  readonly exact?: Steps;
}

const r = rational;
const half = r(1, 2);
const whole = r(1);

/** The spoons of a set: an eighth, a quarter, a half, three quarters, one. */
const spoons = fractions([1, 8], [1, 4], [1, 2], [3, 4]);

const teaspoon = (unitId: string): Measure => ({
  unitId,
  taken: { from: r(1, 8), to: r(12) },
  until: r(3),
  // From there on only what is a tablespoon.
  nice: steps(r(1, 8), [1, quarters], [3, halves], r(3)),
  fine: steps(r(1, 8), [1, spoons], [3, halves], [9, whole], r(3)),
  exact: steps(r(1, 8), [1, spoons], quarters),
});

const tablespoon = (unitId: string, most = 4): Measure => ({
  unitId,
  taken: { from: whole, to: r(16) },
  until: r(most),
  // From there on only what is a quarter of a cup.
  nice: steps(half, [4, halves], r(4)),
  fine: steps(half, [4, halves], whole),
  exact: steps(half, halves),
});

/** Two tablespoons are an eighth of a cup, so a cup is measured in eighths as well as in quarters and thirds. */
const cupInEighths = { fine: steps(r(1, 8), [4, eighthsAndThirds], quartersAndThirds) };

const cup = (unitId: string): Measure => ({
  unitId,
  taken: { from: r(1, 4) },
  nice: steps(r(1, 8), quartersAndThirds),
  ...cupInEighths,
});

/** Read from a recipe, but not chosen by anybody who has cups or a scale. */
const jug = (unitId: string, within = quarters): Measure => ({ unitId, nice: steps(r(1, 4), within) });

const spoonsAndCups = (convention: string, ...jugs: readonly Measure[]): readonly Measure[] => [
  ...jugs,
  cup(`${convention}.cup`),
  tablespoon(`${convention}.tablespoon`, convention === 'au' ? 3 : 4),
  { unitId: `${convention}.dessertspoon`, nice: steps(half, halves) },
  teaspoon(`${convention}.teaspoon`),
];

/** A scale and a measuring jug show as much as matters: halves of a gram, then grams, fives, and fifties. */
const small = (unitId: string): Measure => ({
  unitId,
  taken: { from: r(1, 10) },
  until: r(1000),
  nice: steps(r(1, 10), [1, r(1, 10)], [10, half], [100, whole], [1000, r(5)], r(50)),
  exact: steps(r(1, 10), [10, half], [100, whole], r(5)),
});

/** Below one in eighths, which are said (`1/8 l`); other parts are said in the smaller unit. */
const large = (unitId: string): Measure => ({
  unitId,
  taken: { from: whole },
  nice: steps(r(1, 8), [1, eighths], [10, r(1, 20)], half),
});

const ounce = (unitId: string): Measure => ({
  unitId,
  taken: { from: r(1, 4), to: r(16) },
  until: r(16),
  nice: steps(r(1, 8), [1, eighths], [10, quarters], [20, halves], whole),
  exact: steps(r(1, 8), [10, quarters], halves),
});

const pound = (unitId: string): Measure => ({
  unitId,
  taken: { from: whole },
  nice: steps(r(1, 4), [1, quartersAndThirds], eighths),
});

const families: readonly (readonly Measure[])[] = [
  spoonsAndCups('us', jug('us.gallon'), jug('us.quart'), jug('us.pint', quartersAndThirds), {
    ...ounce('us.fluidounce'),
    taken: { from: r(1000) },
    until: r(1000),
  }),
  [
    jug('imperial.gallon'),
    jug('imperial.quart'),
    { ...jug('imperial.pint'), taken: { from: half } },
    jug('imperial.cup', quartersAndThirds),
    { ...ounce('imperial.fluidounce'), taken: { from: whole }, until: r(20) },
    { ...tablespoon('imperial.tablespoon'), until: r(1000) },
    { unitId: 'imperial.dessertspoon', nice: steps(half, halves) },
    { ...teaspoon('imperial.teaspoon'), taken: { from: r(1, 8), to: r(6) } },
  ],
  // Whoever measures in metric spoons has a jug for the rest: half a cup is no answer to a German cook.
  [
    jug('metric.decilitre', halves),
    { unitId: 'metric.cup', nice: cup('').nice, ...cupInEighths },
    { ...tablespoon('metric.tablespoon'), nice: steps(half, [4, halves], whole) },
    { unitId: 'metric.dessertspoon', nice: steps(half, halves) },
    teaspoon('metric.teaspoon'),
  ],
  spoonsAndCups('au'),
  spoonsAndCups('ca'),
  spoonsAndCups('jp'),
  [large('metric.kilogram'), jug('metric.hectogram'), small('metric.gram')],
  [
    large('metric.litre'),
    { unitId: 'metric.centilitre', nice: steps(half, [10, halves], whole) },
    small('metric.millilitre'),
  ],
  [pound('avoirdupois.pound'), ounce('avoirdupois.ounce')],
  [
    { unitId: 'metric.metre', nice: steps(r(1, 20), [10, r(1, 20)], half) },
    { unitId: 'metric.centimetre', taken: { from: whole }, nice: steps(half, [10, halves], whole) },
    { unitId: 'metric.millimetre', taken: { from: whole, to: r(30) }, until: r(100), nice: steps(whole, whole) },
  ],
  [{ unitId: 'customary.inch', nice: steps(r(1, 8), [1, eighthsAndThirds], [4, quarters], halves) }],
  [{ unitId: 'us.butterstick', nice: steps(r(1, 8), eighths) }],
  [{ unitId: 'metric.pound', nice: steps(r(1, 4), [1, eighthsAndThirds], quarters) }],
  [{ unitId: 'metric.decagram', nice: steps(half, halves) }],
  [{ unitId: 'metric.milligram', nice: small('').nice }],
  [{ unitId: 'metric.microgram', nice: small('').nice }],
];

const familyOf: ReadonlyMap<string, readonly Measure[]> = new Map(
  families.flatMap((family) => family.map(({ unitId }) => [unitId, family])),
);

/** Half an egg is halved, a third of a bunch is guessed; a seventh of an onion stays what it is. */
const things = steps(r(1, 4), [1, quartersAndThirds], [10, halves], whole);
const degrees = steps(whole, [100, whole], r(5));
const others = steps(r(1, 4), [10, quartersAndThirds], halves);

const stepsOf = ({ dimension }: Unit): Steps => {
  switch (dimension) {
    case 'count':
    case 'kitchen':
      return things;
    case 'temperature':
      return degrees;
    case 'mass':
    case 'volume':
    case 'length':
      return others;
    default:
      return dimension satisfies never;
  }
};

/** What a cook may take for an amount of the unit, the largest first, its own among them; without one, for things. */
export const measuresFor = (unit: Unit | undefined): readonly Measure[] =>
  unit === undefined
    ? [{ unitId: '', nice: things }]
    : (familyOf.get(unit.id) ?? [{ unitId: unit.id, nice: stepsOf(unit) }]);
