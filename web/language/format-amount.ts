const GLYPHS: Readonly<Record<string, string>> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
  '1/5': '⅕',
  '2/5': '⅖',
  '3/5': '⅗',
  '4/5': '⅘',
  '1/6': '⅙',
  '5/6': '⅚',
  '1/8': '⅛',
  '3/8': '⅜',
  '5/8': '⅝',
  '7/8': '⅞',
};

const RATIONAL = /^(\d+)(?:\/(\d+))?$/;

/**
 * An exact amount in a cook's notation: `3/2` is 1 ½, `7/20` is 0.35 or 0,35. For display only; calculations use the
 * exact text.
 */
export const formatAmount = (text: string, tag: string): string => {
  const match = RATIONAL.exec(text);
  if (match === null) return text;
  const [, numerator = '0', denominator = '1'] = match;
  const [top, bottom] = [BigInt(numerator), BigInt(denominator)];
  if (bottom === 0n) return text;
  const whole = top / bottom;
  const rest = top % bottom;
  if (rest === 0n) return new Intl.NumberFormat(tag).format(whole);
  const divisor = greatestCommonDivisor(rest, bottom);
  const glyph = GLYPHS[`${rest / divisor}/${bottom / divisor}`];
  if (glyph !== undefined) return whole === 0n ? glyph : `${new Intl.NumberFormat(tag).format(whole)} ${glyph}`;
  const value = Number(top) / Number(bottom);
  return new Intl.NumberFormat(tag, { maximumSignificantDigits: 4 }).format(value);
};

const greatestCommonDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatestCommonDivisor(b, a % b));
