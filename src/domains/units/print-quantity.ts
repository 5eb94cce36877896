import type { Language } from './language.ts';
import { printAmount } from './print-amount.ts';
import type { NumberStyle } from './print-amount.ts';
import { termsOf } from './quantity.ts';
import type { Amount, Quantity, QuantityOption, SimpleQuantity } from './quantity.schemas.ts';
import { compare, isZero, one, parseRational, rational } from './rational.ts';
import { findUnit, units } from './registry/registry.ts';
import type { Unit } from './unit.ts';

export interface QuantityStyle extends NumberStyle {
  /** `tbsp` or `tablespoons`. By default as recipes are printed: `200 g`, but `2 cups` and `1 tablespoon`. */
  readonly units?: 'short' | 'long' | undefined;
}

const two = rational(2);

/** French and Portuguese count in the plural from two on, the others from above one; none is plural in English. */
const isSingular = (amount: Amount, language: Language): boolean => {
  const deciding = amount.max ?? amount.value ?? amount.min;
  const number = deciding === undefined ? undefined : parseRational(deciding);
  if (number === undefined) return true;
  if (language === 'fr' || language === 'pt') return compare(number, two) < 0;
  return !isZero(number) && compare(number, one) <= 0;
};

/**
 * Grams, litres, centimetres and degrees have symbols rather than abbreviations; metric spoons and cups are words. So
 * is what Dutch and Italian cooks call a hundred grams.
 */
const isSymbol = (unit: Unit, language: Language): boolean =>
  unit.dimension === 'temperature' ||
  (unit.id === 'metric.hectogram' ? !WITH_WORD.has(language) : METRIC_SYMBOLS.has(unit));

const METRIC_SYMBOLS: ReadonlySet<Unit> = new Set(
  units.filter(({ id }) => /^metric\.(?:\w*gram|\w*litre|\w*metre)$/.test(id)),
);

const WITH_WORD: ReadonlySet<Language> = new Set(['it', 'nl']);

/** The unit as it stands after the amount. */
const printUnit = (unit: Unit, amount: Amount | undefined, style: QuantityStyle): string => {
  const { one: single, many, short } = unit.labels[style.language];
  const isShort = style.units === 'short' || (style.units === undefined && isSymbol(unit, style.language));
  if (isShort && short !== undefined) return short;
  return amount === undefined || isSingular(amount, style.language) ? single : many;
};

/** Scales, jugs and thermometers show decimals: 2.5 g and 1.35 kg. Spoons and cups come in fractions. */
const styleFor = (unit: Unit | undefined, style: QuantityStyle): QuantityStyle =>
  unit !== undefined && DECIMAL.has(unit) ? { ...style, numbers: 'decimal' } : style;

const DECIMAL: ReadonlySet<Unit> = new Set([...METRIC_SYMBOLS, ...units.filter(({ id }) => id === 'metric.celsius')]);

/** The number of a measure as `printQuantity` writes it, and whether the name of the unit after it is the plural. */
export interface PrintedMeasure {
  readonly number: string;
  readonly isPlural: boolean;
}

/** So much of the unit, for who has another word for it. A name that is the same for one and for many is the plural. */
export const printMeasure = (amount: Amount, unit: Unit, style: QuantityStyle): PrintedMeasure => {
  const { one: single, many } = unit.labels[style.language];
  const number = printAmount(amount, styleFor(unit, style));
  return { number, isPlural: number !== '' && (single === many || !isSingular(amount, style.language)) };
};

const printTerm = ({ amount, unit, text }: SimpleQuantity, style: QuantityStyle): string => {
  const known = unit === undefined ? undefined : findUnit(unit);
  const number = amount === undefined ? '' : printAmount(amount, styleFor(known, style));
  if (unit === undefined) return number === '' ? (text ?? '') : number;
  // An id that the registry does not have is shown as it is, so that nothing is lost.
  const word = known === undefined ? unit : printUnit(known, amount, style);
  return number === '' ? word : `${number} ${word}`;
};

const printWay = (way: Quantity | QuantityOption, style: QuantityStyle): string =>
  termsOf(way)
    .map((term) => printTerm(term, style))
    .filter((text) => text !== '')
    .join(' + ');

/** As it is read out: `1 1/2 cups`, `2 cups + 1 tablespoon`, `225 g / 8 oz`. Nothing is rounded. */
export const printQuantity = (quantity: Quantity, style: QuantityStyle): string =>
  [quantity, ...(quantity.options ?? [])]
    .map((way) => printWay(way, style))
    .filter((text) => text !== '')
    .join(' / ');
