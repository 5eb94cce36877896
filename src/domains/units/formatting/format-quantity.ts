import type { Language } from '../language.ts';
import type { NumberStyle } from '../numbers/format-number.ts';
import { compare, isZero, one, parseRational, rational } from '../numbers/rational.ts';
import type { Amount, Quantity, QuantityOption, SimpleQuantity } from '../quantity/quantity.schemas.ts';
import { getTerms } from '../quantity/quantity.ts';
import { findUnit, units } from '../registry/registry.ts';
import type { Unit } from '../registry/unit.ts';
import { formatAmount } from './format-amount.ts';

export interface QuantityStyle extends NumberStyle {
  /** `tbsp` or `tablespoons`. Defaults to the usual style of recipes: `200 g`, but `2 cups` and `1 tablespoon`. */
  readonly units?: 'short' | 'long' | undefined;
}

const two = rational(2);

/** French and Portuguese use the plural from 2 up. The other languages use it above 1 and for zero. */
const isSingular = (amount: Amount, language: Language): boolean => {
  const deciding = amount.max ?? amount.value ?? amount.min;
  const number = deciding === undefined ? undefined : parseRational(deciding);
  if (number === undefined) return true;
  if (language === 'fr' || language === 'pt') return compare(number, two) < 0;
  return !isZero(number) && compare(number, one) <= 0;
};

/**
 * Grams, liters, centimeters and degrees have symbols. Metric spoons and cups are written as words, and so is the
 * hectogram in Dutch and Italian (`ons`, `etto`).
 */
const isSymbol = (unit: Unit, language: Language): boolean =>
  unit.dimension === 'temperature' ||
  (unit.id === 'metric.hectogram' ? !HECTOGRAM_WORD_LANGUAGES.has(language) : METRIC_SYMBOLS.has(unit));

const METRIC_SYMBOLS: ReadonlySet<Unit> = new Set(
  units.filter(({ id }) => /^metric\.(?:\w*gram|\w*litre|\w*metre)$/.test(id)),
);

const HECTOGRAM_WORD_LANGUAGES: ReadonlySet<Language> = new Set(['it', 'nl']);

const formatUnit = (unit: Unit, amount: Amount | undefined, style: QuantityStyle): string => {
  const { one: single, many, short } = unit.labels[style.language];
  const isShort = style.units === 'short' || (style.units === undefined && isSymbol(unit, style.language));
  if (isShort && short !== undefined) return short;
  return amount === undefined || isSingular(amount, style.language) ? single : many;
};

/** Scales, jugs and thermometers show decimals (2.5 g, 1.35 kg). Spoons and cups come in fractions. */
const adjustStyle = (unit: Unit | undefined, style: QuantityStyle): QuantityStyle =>
  unit !== undefined && DECIMAL_UNITS.has(unit) ? { ...style, numbers: 'decimal' } : style;

const DECIMAL_UNITS: ReadonlySet<Unit> = new Set([
  ...METRIC_SYMBOLS,
  ...units.filter(({ id }) => id === 'metric.celsius'),
]);

/** The number as `formatQuantity` writes it, and whether the unit name after it is plural. */
export interface FormattedAmount {
  readonly number: string;
  readonly isPlural: boolean;
}

/** For callers with their own word for the unit. A unit whose singular and plural are the same counts as plural. */
export const formatAmountForUnit = (amount: Amount, unit: Unit, style: QuantityStyle): FormattedAmount => {
  const { one: single, many } = unit.labels[style.language];
  const number = formatAmount(amount, adjustStyle(unit, style));
  return { number, isPlural: number !== '' && (single === many || !isSingular(amount, style.language)) };
};

const formatTerm = ({ amount, unit, text }: SimpleQuantity, style: QuantityStyle): string => {
  const known = unit === undefined ? undefined : findUnit(unit);
  const number = amount === undefined ? '' : formatAmount(amount, adjustStyle(known, style));
  if (unit === undefined) return number === '' ? (text ?? '') : number;
  // Show the id of an unknown unit, so that no information is lost.
  const word = known === undefined ? unit : formatUnit(known, amount, style);
  return number === '' ? word : `${number} ${word}`;
};

const formatAlternative = (alternative: Quantity | QuantityOption, style: QuantityStyle): string =>
  getTerms(alternative)
    .map((term) => formatTerm(term, style))
    .filter((text) => text !== '')
    .join(' + ');

/** Formats for people without rounding: `1 1/2 cups`, `2 cups + 1 tablespoon`, `225 g / 8 oz`. */
export const formatQuantity = (quantity: Quantity, style: QuantityStyle): string =>
  [quantity, ...(quantity.options ?? [])]
    .map((alternative) => formatAlternative(alternative, style))
    .filter((text) => text !== '')
    .join(' / ');
