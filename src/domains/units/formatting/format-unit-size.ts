import type { Language } from '../language.ts';
import { formatDecimal } from '../numbers/format-number.ts';
import { compare, divide, one, rational } from '../numbers/rational.ts';
import type { Rational } from '../numbers/rational.ts';
import type { Dimension, Unit } from '../registry/unit.ts';
import { roundToStep } from '../rounding/measuring-steps.ts';

/** Largest first: the first one not larger than the unit is used. */
const symbols: Readonly<Partial<Record<Dimension, readonly (readonly [symbol: string, size: Rational])[]>>> = {
  mass: [
    ['kg', rational(1000)],
    ['g', one],
    ['mg', rational(1, 1000)],
    ['µg', rational(1, 1_000_000)],
  ],
  volume: [
    ['l', rational(1000)],
    ['ml', one],
  ],
  length: [
    ['cm', rational(10)],
    ['mm', one],
  ],
};

const hundredth = rational(1, 100);

/** Describes the size of a unit to help the user choose: `250 ml`, or `≈ 236.59 ml` if two decimals are not exact. */
export const formatUnitSize = (unit: Unit, language: Language): string | undefined => {
  const { factor } = unit;
  const candidates = symbols[unit.dimension];
  if (factor === undefined || candidates === undefined) return undefined;
  const [symbol, size] = candidates.find(([, size]) => compare(factor, size) >= 0) ?? candidates.at(-1) ?? ['', one];
  const number = divide(factor, size);
  const exact = formatDecimal(number, language, 2);
  if (exact !== undefined) return `${exact} ${symbol}`;
  return `≈ ${formatDecimal(roundToStep(number, hundredth), language, 2) ?? ''} ${symbol}`;
};
