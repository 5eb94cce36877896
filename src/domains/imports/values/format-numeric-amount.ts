/** The fractions used in kitchens. Fifths and tenths are written as decimals. */
const DENOMINATORS = [2, 3, 4, 6, 8, 16];

/** With fewer decimals, `0.33` may be meant literally rather than as a third. */
const MIN_FIGURES = 3;

const NUMBER = /^\d{1,40}(?:\.\d{1,40})?$/;

const figuresAfterPoint = (number: number): number => {
  const text = String(number);
  return text.includes('e') || !text.includes('.') ? 0 : text.length - text.indexOf('.') - 1;
};

/** Whether a number equals a fraction up to its precision: programs write `0.667`, and some truncate to `0.666`. */
const isFraction = (number: number, over: number, under: number): boolean => {
  const exact = over / under;
  if (number === exact) return true;
  const figures = figuresAfterPoint(number);
  return figures >= MIN_FIGURES && Math.abs(number - exact) < 10 ** -figures;
};

const fractionOf = (number: number): string | undefined => {
  for (const under of DENOMINATORS) {
    const over = Math.round(number * under);
    if (over > 0 && over < under && isFraction(number, over, under)) return `${over}/${under}`;
  }
  return undefined;
};

/** Removes floating-point noise such as `0.30000000000000004`. */
const tidy = (number: number): number => Number(number.toPrecision(12));

/** Formats a number as a decimal. Empty if it is missing or not positive. Other text is kept. */
export const formatDecimal = (value: unknown): string => {
  if (typeof value === 'string' && !NUMBER.test(value.trim())) return value.trim();
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? String(tidy(number)) : '';
};

/**
 * Formats a numeric amount the way people write it: `1 1/2` for 1.5, `1/3` for 0.3333, `0.2` unchanged. Text is kept.
 * Empty if the amount is missing or not positive.
 */
export const formatNumericAmount = (value: unknown): string => {
  const text = formatDecimal(value);
  const number = Number(text);
  if (text === '' || Number.isNaN(number)) return text;
  const whole = Math.floor(number);
  const fraction = fractionOf(tidy(number - whole));
  if (fraction === undefined) return text;
  return whole === 0 ? fraction : `${whole} ${fraction}`;
};
