/** How finely kitchens measure. Fifths and tenths are written as decimals. */
const DENOMINATORS = [2, 3, 4, 6, 8, 16];

/** A third has no end as a decimal. With fewer figures than these `0.33` may as well be what somebody meant. */
const LEAST_FIGURES = 3;

const NUMBER = /^\d{1,40}(?:\.\d{1,40})?$/;

const figuresAfterPoint = (number: number): number => {
  const text = String(number);
  return text.includes('e') || !text.includes('.') ? 0 : text.length - text.indexOf('.') - 1;
};

/** Whether a number is a fraction as far as it was written: programs write `0.667`, and some cut off at `0.666`. */
const isFraction = (number: number, over: number, under: number): boolean => {
  const exact = over / under;
  if (number === exact) return true;
  const figures = figuresAfterPoint(number);
  return figures >= LEAST_FIGURES && Math.abs(number - exact) < 10 ** -figures;
};

const fractionOf = (number: number): string | undefined => {
  for (const under of DENOMINATORS) {
    const over = Math.round(number * under);
    if (over > 0 && over < under && isFraction(number, over, under)) return `${over}/${under}`;
  }
  return undefined;
};

/** Without what computers leave behind the figures that somebody entered: `0.30000000000000004`. */
const tidy = (number: number): number => Number(number.toPrecision(12));

/** A number as a decimal; empty where there is none, or nothing to measure. */
export const decimalText = (value: unknown): string => {
  if (typeof value === 'string' && !NUMBER.test(value.trim())) return value.trim();
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? String(tidy(number)) : '';
};

/**
 * An amount that a program keeps as a number, as people write it: `1 1/2` for 1.5, `1/3` for 0.3333, `0.2` as it is.
 * What is text already stays as it is. Empty where there is none, or nothing to measure.
 */
export const amountText = (value: unknown): string => {
  const text = decimalText(value);
  const number = Number(text);
  if (text === '' || Number.isNaN(number)) return text;
  const whole = Math.floor(number);
  const fraction = fractionOf(tidy(number - whole));
  if (fraction === undefined) return text;
  return whole === 0 ? fraction : `${whole} ${fraction}`;
};
