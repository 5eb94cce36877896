import { decimalText } from './decimal.ts';
import type { Language } from './language.ts';
import { compare, rational } from './rational.ts';
import type { Rational } from './rational.ts';
import type { Dimension, Unit } from './unit.ts';

interface Scale {
  readonly symbol: string;
  readonly size: Rational;
}

const scales: Readonly<Partial<Record<Dimension, readonly [large: Scale, small: Scale]>>> = {
  mass: [
    { symbol: 'kg', size: rational(1000) },
    { symbol: 'g', size: rational(1) },
  ],
  volume: [
    { symbol: 'l', size: rational(1000) },
    { symbol: 'ml', size: rational(1) },
  ],
  length: [
    { symbol: 'cm', size: rational(10) },
    { symbol: 'mm', size: rational(1) },
  ],
};

/** How much one of it is, for whoever has to choose: `250 ml`, or `≈ 236.59 ml` where two decimals are not all. */
export const magnitudeText = (unit: Unit, language: Language): string | undefined => {
  const scale = scales[unit.dimension];
  if (unit.factor === undefined || scale === undefined) return undefined;
  const [large, small] = scale;
  const { symbol, size } = compare(unit.factor, large.size) >= 0 ? large : small;
  const inScale = rational(unit.factor.numerator * size.denominator, unit.factor.denominator * size.numerator);
  const exact = decimalText(inScale, language, 2);
  if (exact !== undefined) return `${exact} ${symbol}`;
  const hundredths = rational((inScale.numerator * 200n + inScale.denominator) / (inScale.denominator * 2n), 100n);
  return `≈ ${decimalText(hundredths, language, 2) ?? ''} ${symbol}`;
};
