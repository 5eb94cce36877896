import { parseMixedNumber } from '../../../src/domains/units/numbers/parse-mixed-number.ts';
import { divide, formatRational, isZero, multiply, one } from '../../../src/domains/units/numbers/rational.ts';
import type { Rational } from '../../../src/domains/units/numbers/rational.ts';

/** Undefined unless it is a number above zero. */
const parsePositive = (text: string): Rational | undefined => {
  const number = parseMixedNumber(text);
  return number === undefined || isZero(number) ? undefined : number;
};

/** A factor in API format. Invalid input is passed on, so that the service reports what is wrong. */
export const normalizeFactor = (typed: string): string => {
  const factor = parsePositive(typed);
  return factor === undefined ? typed.trim() : formatRational(factor);
};

/** The servings of a recipe that must be scaled by this much to serve one. */
export const servingsFromScaleForOne = (scale: string): string | undefined => {
  const factor = parsePositive(scale);
  return factor && formatRational(divide(one, factor));
};

/** The servings at a scale; undefined unless both are numbers. */
export const computePortions = (servings: string, scale: string): string | undefined => {
  const [made, factor] = [parsePositive(servings), parsePositive(scale)];
  return made && factor && formatRational(multiply(made, factor));
};

/** The scale for a number of portions. Invalid input is passed on. */
export const computeScale = (servings: string, portions: string): string => {
  const [made, wanted] = [parsePositive(servings), parsePositive(portions)];
  return made === undefined || wanted === undefined ? portions.trim() : formatRational(divide(wanted, made));
};
