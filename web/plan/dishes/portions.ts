/** An exact number as numerator and denominator. */
type Ratio = readonly [top: bigint, bottom: bigint];

const FRACTION = /^(\d{1,9})\/(\d{1,9})$/;
const DECIMAL = /^(\d{1,9})(?:[.,](\d{1,6}))?$/;

const reduce = (top: bigint, bottom: bigint): Ratio => {
  let [a, b] = [top, bottom];
  while (b !== 0n) [a, b] = [b, a % b];
  return [top / a, bottom / a];
};

/** Parses `2`, `1/3`, `1.5` or `1,5`; undefined unless it is a number above zero. */
const parseRatio = (text: string): Ratio | undefined => {
  const trimmed = text.trim();
  const [, numerator, denominator] = FRACTION.exec(trimmed) ?? [];
  const [, whole, rest = ''] = DECIMAL.exec(trimmed) ?? [];
  const [top, bottom] =
    numerator !== undefined && denominator !== undefined
      ? [BigInt(numerator), BigInt(denominator)]
      : whole !== undefined
        ? [BigInt(whole + rest), 10n ** BigInt(rest.length)]
        : [0n, 0n];
  return top === 0n || bottom === 0n ? undefined : reduce(top, bottom);
};

const formatRatio = ([top, bottom]: Ratio): string => (bottom === 1n ? String(top) : `${top}/${bottom}`);

/** A factor in API format. Invalid input is passed on, so that the service reports what is wrong. */
export const normalizeFactor = (typed: string): string => {
  const ratio = parseRatio(typed);
  return ratio === undefined ? typed.trim() : formatRatio(ratio);
};

/** The servings of a recipe that must be scaled by this much to serve one. */
export const servingsFromScaleForOne = (scale: string): string | undefined => {
  const ratio = parseRatio(scale);
  return ratio && formatRatio([ratio[1], ratio[0]]);
};

/** The servings at a scale; undefined unless both are numbers. */
export const computePortions = (servings: string, scale: string): string | undefined => {
  const [made, factor] = [parseRatio(servings), parseRatio(scale)];
  return made && factor && formatRatio(reduce(made[0] * factor[0], made[1] * factor[1]));
};

/** The scale for a number of portions. Invalid input is passed on. */
export const computeScale = (servings: string, portions: string): string => {
  const [made, wanted] = [parseRatio(servings), parseRatio(portions)];
  if (made === undefined || wanted === undefined) return portions.trim();
  return formatRatio(reduce(wanted[0] * made[1], wanted[1] * made[0]));
};
