import { addAmounts, findUnit, scaleAmount } from '../../units/index.ts';
import type { Amount, Language, SimpleQuantity } from '../../units/index.ts';
import type { Source } from '../lists/list.schemas.ts';
import { addTermsByDimension, sortByUnit, totalSources } from '../requirements/total-sources.ts';
import type { SourceQuantities, QuantityTerms } from '../requirements/total-sources.ts';
import { getLadderOfUnit, wholePieces } from './buying-measures.ts';
import { hasMassOrVolume, isSpoonOrCup, addMassesAndVolumes } from './add-masses-and-volumes.ts';
import { roundAmountToScale, roundForBuying } from './round-for-buying.ts';

/** The weight in grams of an amount of the food, if it is known. A part without a unit is a plain count. */
export type Weigh = (part: SimpleQuantity) => Amount | undefined;

/** What to buy for all sources of an item. */
export interface BuyingSum {
  /** The total rounded for buying: `170 g`, `1 can + 200 g`, `about 110 g`. */
  readonly quantity: string;
  /** The parts of an approximate weight: `80 g + 2 tablespoons`. */
  readonly parts: string | undefined;
  /** Set if the total is nothing but a number of pieces. */
  readonly count: Amount | undefined;
  readonly language: Language;
}

const GRAM = 'metric.gram';

/** A part of a total, and the spoon or cup of unknown convention that it is measured in. */
interface OpenPart {
  readonly part: SimpleQuantity;
  readonly kind: string;
}

const getKind = (unitId: string): string => unitId.slice(unitId.indexOf('.') + 1);

const toOpenPart = (part: SimpleQuantity, quantities: SourceQuantities): OpenPart | undefined => {
  const { measure, package: size } = quantities.getHeap(part);
  if (measure.kind !== 'shared' || size !== '' || part.amount === undefined || !isSpoonOrCup(measure.id)) {
    return undefined;
  }
  return { part, kind: getKind(measure.id) };
};

/** The convention of the measured volumes, if all of them are spoons and cups of one convention. */
const findSpoonConvention = (way: QuantityTerms): string | undefined => {
  const volumes = way.map(({ unit }) => findUnit(unit ?? '')).filter((unit) => unit?.dimension === 'volume');
  const [first] = volumes;
  const isOne = volumes.every((unit) => unit?.convention === first?.convention && isSpoonOrCup(unit?.id ?? ''));
  return isOne ? first?.convention : undefined;
};

/**
 * Spoons and cups of unknown convention are counted with those of a known one, approximately: a list with 2
 * tablespoons and 1 tablespoon would be a riddle. Among themselves, only spoons add up: a tablespoon is 3 teaspoons
 * nearly everywhere and 4 in Australia, where the total is enough as well.
 */
const settleOpenParts = (way: QuantityTerms, quantities: SourceQuantities): QuantityTerms => {
  const convention = findSpoonConvention(way);
  const open = new Map(way.map((part) => [part, toOpenPart(part, quantities)]));
  if (convention !== undefined) {
    return way.map((part) => {
      const unit = findUnit(`${convention}.${open.get(part)?.kind}`);
      return unit === undefined ? part : { ...part, amount: { ...part.amount, approximate: true }, unit: unit.id };
    });
  }
  const spoons = [...open.values()].filter((one) => one?.kind === 'tablespoon' || one?.kind === 'teaspoon');
  const large = spoons.find((one) => one?.kind === 'tablespoon')?.part;
  const small = spoons.find((one) => one?.kind === 'teaspoon')?.part;
  if (large?.amount === undefined || small?.amount === undefined) return way;
  const amount = addAmounts(large.amount, scaleAmount(small.amount, TEASPOON_IN_TABLESPOONS));
  return way.filter((part) => part !== small).map((part) => (part === large ? { ...large, amount } : part));
};

const TEASPOON_IN_TABLESPOONS = { numerator: 1n, denominator: 3n };

/** Unlike the exact total, chooses the unit by all terms: 500 ml + 2 tablespoons are not 35 1/3 tablespoons. */
const addForBuying = (terms: QuantityTerms, quantities: SourceQuantities): QuantityTerms => {
  const others = addTermsByDimension(terms.filter((term) => !hasMassOrVolume(term)));
  return sortByUnit(addMassesAndVolumes(settleOpenParts([...terms.filter(hasMassOrVolume), ...others], quantities)));
};

/** Rounds a part in its measure. Measures in words stay exact: a third of a line as written is not a half. */
const roundPart = (part: SimpleQuantity, quantities: SourceQuantities): SimpleQuantity => {
  const { measure, package: size } = quantities.getHeap(part);
  if (part.amount === undefined || measure.kind === 'words') return part;
  if (measure.kind === 'unit' && size === '') return roundForBuying(part);
  // Only the registry knows how large the next unit is, so these keep their measure.
  const scale =
    measure.kind === 'count'
      ? wholePieces
      : getLadderOfUnit(measure.id).find(({ unitId }) => unitId === measure.id)?.scale;
  return scale === undefined ? part : { ...part, amount: roundAmountToScale(part.amount, scale) };
};

const isCount = ({ amount, unit }: SimpleQuantity): boolean => amount !== undefined && unit === undefined;

/** Spoons are of nearly the same size everywhere; the sizes of other measures of unknown convention differ too much. */
const isWeighableIfShared = (unitId: string): boolean => /\.(?:teaspoon|tablespoon)$/.test(unitId);

/** The grams of a part: weighed already, or known for the food. */
const weighPart = (part: SimpleQuantity, quantities: SourceQuantities, weigh: Weigh): Amount | undefined => {
  const { measure, package: size } = quantities.getHeap(part);
  if (part.amount === undefined || measure.kind === 'words' || size !== '') return undefined;
  if (measure.kind === 'count') return weigh(part);
  if (measure.kind === 'shared' && !isWeighableIfShared(measure.id)) return undefined;
  const unit = findUnit(measure.id);
  if (unit?.dimension === 'mass' && unit.factor !== undefined) return scaleAmount(part.amount, unit.factor);
  return weigh({ kind: 'simple', amount: part.amount, unit: measure.id });
};

const isVolume = (part: SimpleQuantity, quantities: SourceQuantities): boolean => {
  const { measure } = quantities.getHeap(part);
  return (measure.kind === 'unit' || measure.kind === 'shared') && findUnit(measure.id)?.dimension === 'volume';
};

/** The weight of all parts together, if it is known for each. Milk is not weighed if all its parts are volumes. */
const weighAll = (way: QuantityTerms, quantities: SourceQuantities, weigh: Weigh): SimpleQuantity | undefined => {
  if (way.every((part) => isVolume(part, quantities))) return undefined;
  const weights = way.map((part) => weighPart(part, quantities, weigh));
  const [first, ...others] = weights.filter((weight) => weight !== undefined);
  if (first === undefined || others.length + 1 < way.length) return undefined;
  return roundForBuying({
    kind: 'simple',
    amount: { ...others.reduce(addAmounts, first), approximate: true },
    unit: GRAM,
  });
};

/** `at least 125 g` rather than `about at least 125 g`. */
const omitAboutBound = (part: SimpleQuantity): SimpleQuantity => {
  if (part.amount?.approximate !== true) return part;
  const { approximate: _, ...amount } = part.amount;
  const isOneSided = amount.value === undefined && (amount.min === undefined) !== (amount.max === undefined);
  return isOneSided ? { ...part, amount } : part;
};

/**
 * What to buy for the sources of an item: their total with compatible measures merged, rounded for buying. The exact
 * total is `formatTotalOfSources`. With `weigh`, amounts of different dimensions add up to an approximate weight, and
 * the parts are listed beside it. Apart from the language, the order of the sources does not matter.
 */
export const sumForBuying = (sources: readonly Source[], weigh?: Weigh): BuyingSum => {
  const { quantities, ways, texts, language } = totalSources(sources, addForBuying);
  const rounded = ways.map((way) => way.map((part) => roundPart(part, quantities)));
  const [first = []] = ways;
  const [[only, ...others] = [], ...otherWays] = rounded;
  const weight = weigh !== undefined && first.length > 1 ? weighAll(first, quantities, weigh) : undefined;
  const print = (way: QuantityTerms): string =>
    way.map((part) => quantities.print(omitAboutBound(part), language)).join(' + ');
  const withTexts = (quantity: string): string => [quantity, ...texts].filter((text) => text !== '').join(' + ');
  const isOnlyCount = only !== undefined && isCount(only) && others.length + otherWays.length + texts.length === 0;
  return {
    quantity: withTexts(weight === undefined ? rounded.map(print).join(' / ') : print([weight])),
    parts: weight === undefined ? undefined : print(rounded[0] ?? []),
    count: isOnlyCount ? only.amount : undefined,
    language,
  };
};
