import { addAmounts, compare, divide, findUnit, one, scaleAmount, zero } from '../../units/index.ts';
import type { Amount, SimpleQuantity, Unit } from '../../units/index.ts';
import { shortenLongFractions } from './round-for-buying.ts';

interface SizedPart {
  readonly amount: Amount;
  readonly unit: Unit;
}

export const hasMassOrVolume = (part: SimpleQuantity): boolean => toSizedPart(part) !== undefined;

const toSizedPart = ({ amount, unit: id }: SimpleQuantity): SizedPart | undefined => {
  const unit = findUnit(id ?? '');
  const isSized = unit?.factor !== undefined && (unit.dimension === 'mass' || unit.dimension === 'volume');
  return amount !== undefined && unit !== undefined && isSized ? { amount, unit } : undefined;
};

const SPOON_OR_CUP = /\.(?:teaspoon|dessertspoon|tablespoon|cup)$/;

export const isSpoonOrCup = (unitId: string): boolean => SPOON_OR_CUP.test(unitId);

const findLargest = (units: readonly Unit[]): Unit | undefined =>
  units.toSorted((a, b) => compare(b.factor ?? zero, a.factor ?? zero))[0];

/** The unit for the total: one of those used, or grams, ounces, milliliters and cups if they are of different kinds. */
const chooseUnit = (units: readonly Unit[]): Unit | undefined => {
  const conventions = new Set(units.map(({ convention }) => convention));
  const [convention] = conventions;
  if (units.every(({ dimension }) => dimension === 'mass')) {
    if (new Set(units).size === 1) return units[0];
    return findUnit(conventions.has('metric') ? 'metric.gram' : 'avoirdupois.ounce');
  }
  if (conventions.size > 1) return findUnit('metric.millilitre');
  if (new Set(units).size === 1 || units.every(({ id }) => isSpoonOrCup(id))) return findLargest(units);
  return findUnit(convention === 'metric' ? 'metric.millilitre' : `${convention}.cup`) ?? findUnit('metric.millilitre');
};

/** Grams and ounces, or the spoons of two countries, are never meant to the last digit. */
const areMixed = (units: readonly Unit[]): boolean => {
  const conventions = new Set(units.map(({ convention }) => convention));
  return units.every(({ dimension }) => dimension === 'mass')
    ? conventions.has('metric') && conventions.size > 1
    : conventions.size > 1;
};

const toBase = ({ amount, unit }: SizedPart): Amount => scaleAmount(shortenLongFractions(amount), unit.factor ?? one);

const mergeGroup = (parts: readonly SizedPart[]): SimpleQuantity | undefined => {
  const units = parts.map(({ unit }) => unit);
  const [first, ...others] = parts.map(toBase);
  const unit = chooseUnit(units);
  if (first === undefined || unit?.factor === undefined) return undefined;
  const total = others.reduce((sum, amount) => shortenLongFractions(addAmounts(sum, amount)), first);
  const amount = scaleAmount(total, divide(one, unit.factor));
  return { kind: 'simple', amount: areMixed(units) ? { ...amount, approximate: true } : amount, unit: unit.id };
};

/**
 * Adds up all masses and all volumes, each in one unit, even across conventions: 150 g + 1 ounce is about 178 g. Other
 * parts stay as they are. A total stands in the place of its first part.
 */
export const addMassesAndVolumes = (parts: readonly SimpleQuantity[]): readonly SimpleQuantity[] => {
  const groups = Map.groupBy(parts, (part) => toSizedPart(part)?.unit.dimension);
  return parts.flatMap((part) => {
    const dimension = toSizedPart(part)?.unit.dimension;
    if (dimension === undefined) return [part];
    const group = groups.get(dimension) ?? [];
    if (group.length === 1) return [part];
    if (group[0] !== part) return [];
    return mergeGroup(group.map(toSizedPart).filter((sized) => sized !== undefined)) ?? group;
  });
};
