import { decimalText } from './decimal.ts';
import type { Language } from './language.ts';
import { nearestStep } from './kitchen-steps.ts';
import { compare, divide, one, rational } from './rational.ts';
import type { Rational } from './rational.ts';
import type { Dimension, Unit } from './unit.ts';

/** The largest first: the one that the unit reaches is taken. */
const scales: Readonly<Partial<Record<Dimension, readonly (readonly [symbol: string, size: Rational])[]>>> = {
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

/** How much one of it is, for whoever has to choose: `250 ml`, or `≈ 236.59 ml` where two decimals are not all. */
export const magnitudeText = (unit: Unit, language: Language): string | undefined => {
  const { factor } = unit;
  const scale = scales[unit.dimension];
  if (factor === undefined || scale === undefined) return undefined;
  const [symbol, size] = scale.find(([, least]) => compare(factor, least) >= 0) ?? scale.at(-1) ?? ['', one];
  const inScale = divide(factor, size);
  const exact = decimalText(inScale, language, 2);
  if (exact !== undefined) return `${exact} ${symbol}`;
  return `≈ ${decimalText(nearestStep(inScale, hundredth), language, 2) ?? ''} ${symbol}`;
};
