/** An exact number, as its two parts. */
type Ratio = readonly [top: bigint, bottom: bigint];

const FRACTION = /^(\d{1,9})\/(\d{1,9})$/;
const DECIMAL = /^(\d{1,9})(?:[.,](\d{1,6}))?$/;

const reduced = (top: bigint, bottom: bigint): Ratio => {
  let [a, b] = [top, bottom];
  while (b !== 0n) [a, b] = [b, a % b];
  return [top / a, bottom / a];
};

/** What people type, `2`, `1/3`, `1.5` or `1,5`; undefined for what is no number above zero. */
const parse = (text: string): Ratio | undefined => {
  const trimmed = text.trim();
  const [, numerator, denominator] = FRACTION.exec(trimmed) ?? [];
  const [, whole, rest = ''] = DECIMAL.exec(trimmed) ?? [];
  const [top, bottom] =
    numerator !== undefined && denominator !== undefined
      ? [BigInt(numerator), BigInt(denominator)]
      : whole !== undefined
        ? [BigInt(whole + rest), 10n ** BigInt(rest.length)]
        : [0n, 0n];
  return top === 0n || bottom === 0n ? undefined : reduced(top, bottom);
};

const write = ([top, bottom]: Ratio): string => (bottom === 1n ? String(top) : `${top}/${bottom}`);

/** A factor as the API takes it. What is no number stays as it is: the service says what is wrong with it. */
export const factorOf = (typed: string): string => {
  const ratio = parse(typed);
  return ratio === undefined ? typed.trim() : write(ratio);
};

/** How many a recipe serves that has to be scaled by this much to serve one. */
export const servingsFromScaleForOne = (scale: string): string | undefined => {
  const ratio = parse(scale);
  return ratio && write([ratio[1], ratio[0]]);
};

/** How many are served at a scale; undefined where it is no number. */
export const portionsAt = (servings: string, scale: string): string | undefined => {
  const [made, factor] = [parse(servings), parse(scale)];
  return made && factor && write(reduced(made[0] * factor[0], made[1] * factor[1]));
};

/** By how much to scale for so many portions. What is no number stays as it is. */
export const scaleForPortions = (servings: string, portions: string): string => {
  const [made, wanted] = [parse(servings), parse(portions)];
  if (made === undefined || wanted === undefined) return portions.trim();
  return write(reduced(wanted[0] * made[1], wanted[1] * made[0]));
};
