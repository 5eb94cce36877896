export { Amount, Quantity, QuantityOption, SimpleQuantity, UnitIdText } from './quantity.schemas.ts';
export { Temperature } from './temperature.schemas.ts';
export {
  add,
  compare,
  divide,
  isNegative,
  isZero,
  multiply,
  one,
  parseRational,
  rational,
  rationalText,
  subtract,
  toNumber,
  zero,
} from './rational.ts';
export type { Rational } from './rational.ts';
export { languageOf, languages } from './language.ts';
export type { Language } from './language.ts';
export { conventionLabel, conventions } from './convention.ts';
export type { Convention } from './convention.ts';
export type { Dimension, Unit, UnitId, UnitLabel } from './unit.ts';
export { findUnit, registryVersion, units } from './registry/registry.ts';
export { ambiguousAliases, unitsNamed } from './find-units.ts';
export type { AmbiguousAlias } from './find-units.ts';
export { inConvention, resolveUnit } from './resolve-unit.ts';
export type { Resolution } from './resolve-unit.ts';
export { isAmountInAWord, readAmount } from './read-amount.ts';
export { isAmountWord, numberWords } from './amount-lexicon.ts';
export { quantityFaults } from './quantity-faults.ts';
export type { QuantityFault, QuantityFaultCode } from './quantity-faults.ts';
export { addAmounts, compareAmounts, scaleAmount } from './amount.ts';
export type { AmountOrder } from './amount.ts';
export { sumOfNumbers } from './span.ts';
export { addQuantities, scaleQuantity } from './quantity.ts';
export { fitsContract } from './fits-contract.ts';
export { compareQuantities } from './compare-quantities.ts';
export type { QuantityOrder } from './compare-quantities.ts';
export { convertQuantity } from './convert-quantity.ts';
export type { ConversionMeans, QuantityConversion, RefusalReason } from './convert-quantity.ts';
export { convertToConvention } from './convert-to-convention.ts';
export { totalInOneUnit } from './total-in-one-unit.ts';
export { magnitudeText } from './magnitude.ts';
export { printAmount } from './print-amount.ts';
export type { NumberStyle } from './print-amount.ts';
export { printMeasure, printQuantity } from './print-quantity.ts';
export type { PrintedMeasure, QuantityStyle } from './print-quantity.ts';
export { parseQuantity } from './parse-quantity.ts';
export type { Reading } from './parse-quantity.ts';
export { roundAmountForKitchen, roundForKitchen } from './round-for-kitchen.ts';
