import {
  compare,
  divide,
  multiply,
  parseRational,
  rational,
  formatRational,
  roundAmountForKitchen,
  subtract,
  toNumber,
} from '../../units/index.ts';
import type { Amount, QuantityStyle, Rational, Unit } from '../../units/index.ts';

/** From round to exact. A cook would rather measure 450 g than 455. */
const STEPS = [
  rational(500),
  rational(250),
  rational(100),
  rational(50),
  rational(25),
  rational(10),
  rational(5),
  rational(1),
  rational(1, 2),
  rational(1, 10),
];
/** Kilograms and liters have at most two decimals. */
const LARGE_STEPS = [500, 250, 100, 50, 10].map((step) => rational(step));
/** How far the rounder number may be from the exact one. */
const MAX_DEVIATION = 0.015;
const METRIC_SYMBOL = /^metric\.(?:gram|kilogram|millilitre|litre)$/;
const LARGE = /^metric\.(?:kilogram|litre)$/;
const thousand = rational(1000);
const one = rational(1);
const tenth = rational(1, 10);
const hundredth = rational(1, 100);

const roundToStep = (number: Rational, step: Rational): Rational => {
  const steps = divide(number, step);
  const below = rational(steps.numerator / steps.denominator);
  const rest = subtract(steps, below);
  return multiply(compare(rest, rational(1, 2)) < 0 ? below : rational(below.numerator + 1n), step);
};

/** Below one gram or milliliter, to hundredths, otherwise to tenths: neither is ever off by more than a twentieth. */
const roundSmall = (number: Rational): Rational | undefined => {
  if (compare(number, tenth) < 0) return undefined;
  return roundToStep(number, compare(number, one) < 0 ? hundredth : tenth);
};

const roundNumber = (number: Rational): Rational | undefined => {
  const isLarge = compare(number, thousand) >= 0;
  for (const step of isLarge ? LARGE_STEPS : STEPS) {
    const rounded = roundToStep(number, step);
    if (rounded.numerator > 0n && Math.abs(toNumber(divide(rounded, number)) - 1) <= MAX_DEVIATION) return rounded;
  }
  return roundSmall(number);
};

const roundText = (text: string, isLarge: boolean): string | undefined => {
  const number = parseRational(text);
  if (number === undefined || number.numerator === 0n) return text;
  const rounded = roundNumber(isLarge ? multiply(number, thousand) : number);
  return rounded && formatRational(isLarge ? divide(rounded, thousand) : rounded);
};

const roundMetric = (amount: Amount, isLarge: boolean): Amount | undefined => {
  const rounded: Amount = {};
  for (const bound of ['value', 'min', 'max'] as const) {
    const text = amount[bound];
    if (text === undefined) continue;
    const number = roundText(text, isLarge);
    if (number === undefined) return undefined;
    rounded[bound] = number;
  }
  const isExact = rounded.value === amount.value && rounded.min === amount.min && rounded.max === amount.max;
  return isExact && amount.approximate !== true ? rounded : { ...rounded, approximate: true };
};

interface RoundedMeasure {
  readonly amount: Amount;
  readonly unit: string;
}

/**
 * Rounds a converted amount: metric ones to the roundest number that is nearly exact, others to kitchen measures.
 * Undefined if nothing that can be measured is close enough: 2 ml in teaspoons.
 */
export const roundConverted = (
  amount: Amount,
  unit: Unit | undefined,
  style: QuantityStyle,
): RoundedMeasure | undefined => {
  if (unit !== undefined && METRIC_SYMBOL.test(unit.id)) {
    const rounded = roundMetric(amount, LARGE.test(unit.id));
    return rounded && { amount: rounded, unit: unit.id };
  }
  const rounded = roundAmountForKitchen(amount, unit, style);
  return rounded.isMeasurable ? { amount: rounded.amount, unit: rounded.unit?.id ?? '' } : undefined;
};
