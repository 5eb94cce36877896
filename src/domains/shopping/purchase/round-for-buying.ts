import { compare, divide, findUnit, formatRational, multiply, parseRational, rational } from '../../units/index.ts';
import type { Amount, Rational, SimpleQuantity } from '../../units/index.ts';
import { getLadderOfUnit, wholePieces } from './buying-measures.ts';
import type { LadderUnit } from './buying-measures.ts';
import { roundToMark } from './marks.ts';
import type { RoundingScale } from './marks.ts';

const mapNumbers = (
  { value, min, max, approximate }: Amount,
  change: (number: Rational, key: 'value' | 'min' | 'max') => Rational,
): Amount => {
  const changed = (text: string | undefined, key: 'value' | 'min' | 'max'): Partial<Amount> => {
    const number = text === undefined ? undefined : parseRational(text);
    return number === undefined ? {} : { [key]: formatRational(change(number, key)) };
  };
  return {
    ...changed(value, 'value'),
    ...changed(min, 'min'),
    ...changed(max, 'max'),
    ...(approximate === true && { approximate }),
  };
};

/** Longer fractions are exact in no measure, and slow to work with. */
const MAX_DENOMINATOR = 10n ** 18n;
const SHORT_STEP = rational(1n, 10n ** 12n);

/** Rounds a long fraction up to twelve decimals. */
const shortenNumber = (number: Rational): Rational => {
  if (number.denominator <= MAX_DENOMINATOR) return number;
  const steps = (number.numerator * SHORT_STEP.denominator) / number.denominator + 1n;
  return rational(steps, SHORT_STEP.denominator);
};

/** Makes long fractions short enough to add up thousands of them. */
export const shortenLongFractions = (amount: Amount): Amount => mapNumbers(amount, shortenNumber);

/** A range with equal ends is a single number. */
const collapseRange = ({ value, min, max, approximate }: Amount): Amount => {
  const isSingle = min !== undefined && min === max;
  return {
    ...(isSingle ? { value: min } : { ...(value !== undefined && { value }), ...(min !== undefined && { min }) }),
    ...(!isSingle && max !== undefined && { max }),
    ...(approximate === true && { approximate }),
  };
};

/** Ranges are rounded outward. A lower bound alone is rounded up: at least 2 1/3 onions are at least 3. */
export const roundAmountToScale = (amount: Amount, scale: RoundingScale): Amount =>
  collapseRange(
    mapNumbers(shortenLongFractions(amount), (number, key) =>
      roundToMark(number, scale, key === 'min' && amount.max !== undefined ? 'down' : 'up'),
    ),
  );

const getLargest = ({ value, min, max }: Amount): Rational | undefined => parseRational(max ?? value ?? min ?? '');

const convert = (amount: Amount, from: LadderUnit, to: LadderUnit): Amount => {
  const [source, target] = [findUnit(from.unitId)?.factor, findUnit(to.unitId)?.factor];
  if (source === undefined || target === undefined) return amount;
  const ratio = divide(source, target);
  return mapNumbers(amount, (number) => multiply(number, ratio));
};

const isBelow = (amount: Amount, bound: Rational | undefined): boolean => {
  const largest = getLargest(amount);
  return bound !== undefined && largest !== undefined && compare(largest, bound) < 0;
};

interface LadderAmount {
  readonly amount: Amount;
  readonly at: number;
}

/** Goes down to a smaller unit or up to a larger one until the amount suits its unit. */
const findSuitableUnit = (amount: Amount, start: number, ladder: readonly LadderUnit[]): LadderAmount => {
  let current: LadderAmount = { amount, at: start };
  const move = (to: number): LadderAmount | undefined => {
    const [from, target] = [ladder[current.at], ladder[to]];
    return from && target && { amount: convert(current.amount, from, target), at: to };
  };
  for (;;) {
    const smaller = isBelow(current.amount, ladder[current.at]?.min) ? move(current.at + 1) : undefined;
    if (smaller === undefined) break;
    current = smaller;
  }
  for (;;) {
    const larger = move(current.at - 1);
    const bound = ladder[current.at - 1]?.climbAt;
    if (larger === undefined || bound === undefined || isBelow(larger.amount, bound)) return current;
    current = larger;
  }
};

/** Rounding may reach a larger unit, once per unit of the ladder: 999 g are 1 kg. */
const roundOnLadder = (amount: Amount, start: number, ladder: readonly LadderUnit[]): LadderAmount => {
  let current = findSuitableUnit(amount, start, ladder);
  for (let rounds = 0; rounds <= ladder.length; rounds += 1) {
    const ladderUnit = ladder[current.at];
    if (ladderUnit === undefined) break;
    const rounded = { amount: roundAmountToScale(current.amount, ladderUnit.scale), at: current.at };
    const next = findSuitableUnit(rounded.amount, rounded.at, ladder);
    if (next.at === rounded.at) return rounded;
    current = next;
  }
  return current;
};

/**
 * Rounds an amount to what can be bought or measured: pieces and containers to whole ones, 166 2/3 g to 170 g, 1333 g
 * to 1.35 kg. Amounts are rounded up, or down by at most a fortieth; ranges are rounded outward. Idempotent. Units
 * without a size of their own to round to stay as they are.
 */
export const roundForBuying = (part: SimpleQuantity): SimpleQuantity => {
  const { amount, unit } = part;
  if (amount === undefined) return part;
  if (unit === undefined) return { kind: 'simple', amount: roundAmountToScale(amount, wholePieces) };
  const ladder = getLadderOfUnit(unit);
  const start = ladder.findIndex(({ unitId }) => unitId === unit);
  if (start === -1) return part;
  const rounded = roundOnLadder(shortenLongFractions(amount), start, ladder);
  return { kind: 'simple', amount: rounded.amount, unit: ladder[rounded.at]?.unitId ?? unit };
};
