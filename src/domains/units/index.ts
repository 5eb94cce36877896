export {
  Amount,
  Quantity,
  QuantityOption,
  SimpleQuantity,
  Temperature,
  UnitIdText,
} from './quantity/quantity.schemas.ts';
export {
  add,
  compare,
  divide,
  formatRational,
  isNegative,
  isZero,
  multiply,
  one,
  parseRational,
  rational,
  subtract,
  toNumber,
  zero,
} from './numbers/rational.ts';
export type { Rational } from './numbers/rational.ts';
export { languages, toLanguage } from './language.ts';
export type { Language } from './language.ts';
export { conventions, getConventionLabel, kitchenConventions } from './registry/convention.ts';
export type { Convention, KitchenConvention } from './registry/convention.ts';
export { AssumedConvention, ShownConvention, shownConventions } from './registry/convention.schemas.ts';
export type { Dimension, Unit, UnitId, UnitLabel } from './registry/unit.ts';
export { findUnit, registryVersion, units } from './registry/registry.ts';
export { findAmbiguousAliases, findUnitsByName } from './unit-names/find-units.ts';
export type { AmbiguousAlias } from './unit-names/find-units.ts';
export { UnitNameMatcher } from './unit-names/unit-name-matcher.ts';
export { findUnitInConvention } from './unit-names/find-unit-in-convention.ts';
export { filterByConvention, resolveUnit } from './unit-names/resolve-unit.ts';
export type { UnitHints, UnitResolution } from './unit-names/resolve-unit.ts';
export { isSingleWordAmount, parseAmount } from './parsing/parse-amount.ts';
export { getNumberWords, isAmountWord } from './parsing/amount-lexicon.ts';
export { findQuantityViolations } from './quantity/quantity-violations.ts';
export type { QuantityViolation, QuantityViolationCode } from './quantity/quantity-violations.ts';
export { addAmounts, compareAmounts, scaleAmount } from './quantity/amount.ts';
export type { AmountOrder } from './quantity/amount.ts';
export { sumNumbers } from './quantity/interval.ts';
export { addQuantities, isQuantityWithinLimits, scaleQuantity } from './quantity/quantity.ts';
export { compareQuantities } from './quantity/compare-quantities.ts';
export type { QuantityOrder } from './quantity/compare-quantities.ts';
export { convertQuantity } from './conversion/convert-quantity.ts';
export type { ConversionOptions, ConversionRefusalReason, QuantityConversion } from './conversion/convert-quantity.ts';
export { convertToConvention } from './conversion/convert-to-convention.ts';
export { mergeByDimension } from './conversion/merge-by-dimension.ts';
export { formatUnitSize } from './formatting/format-unit-size.ts';
export { formatAmount } from './formatting/format-amount.ts';
export type { NumberStyle } from './numbers/format-number.ts';
export { formatAmountForUnit, formatQuantity } from './formatting/format-quantity.ts';
export type { FormattedAmount, QuantityStyle } from './formatting/format-quantity.ts';
export { parseQuantity } from './parsing/parse-quantity.ts';
export { roundAmountForKitchen, roundForKitchen } from './rounding/round-for-kitchen.ts';
