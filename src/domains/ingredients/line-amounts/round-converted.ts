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

const roundToStep = (number: Rational, step: Rational): Rational => {
  const steps = divide(number, step);
  const below = rational(steps.numerator / steps.denominator);
  const rest = subtract(steps, below);
  return multiply(compare(rest, rational(1, 2)) < 0 ? below : rational(below.numerator + 1n), step);
};

const roundNumber = (number: Rational): Rational => {
  const isLarge = compare(number, thousand) >= 0;
  for (const step of isLarge ? LARGE_STEPS : STEPS) {
    const rounded = roundToStep(number, step);
    if (rounded.numerator > 0n && Math.abs(toNumber(divide(rounded, number)) - 1) <= MAX_DEVIATION) return rounded;
  }
  return number;
};

const roundText = (text: string, isLarge: boolean): string => {
  const number = parseRational(text);
  if (number === undefined || number.numerator === 0n) return text;
  return formatRational(isLarge ? divide(roundNumber(multiply(number, thousand)), thousand) : roundNumber(number));
};

/** Rounds a converted amount: metric ones to the roundest number that is nearly exact, others to kitchen measures. */
export const roundConverted = (
  amount: Amount,
  unit: Unit | undefined,
  style: QuantityStyle,
): { readonly amount: Amount; readonly unit: string } => {
  if (unit !== undefined && METRIC_SYMBOL.test(unit.id)) {
    const isLarge = LARGE.test(unit.id);
    const { value, min, max } = amount;
    const rounded = {
      ...(value !== undefined && { value: roundText(value, isLarge) }),
      ...(min !== undefined && { min: roundText(min, isLarge) }),
      ...(max !== undefined && { max: roundText(max, isLarge) }),
    };
    const isExact = rounded.value === value && rounded.min === min && rounded.max === max;
    return {
      amount: { ...rounded, ...((!isExact || amount.approximate === true) && { approximate: true }) },
      unit: unit.id,
    };
  }
  const rounded = roundAmountForKitchen(amount, unit, style);
  return { amount: rounded.amount, unit: rounded.unit?.id ?? '' };
};
