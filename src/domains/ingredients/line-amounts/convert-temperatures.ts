import { convertToConvention, formatQuantity, parseRational, toNumber } from '../../units/index.ts';
import type { Amount } from '../../units/index.ts';
import type { Edit, LineContext } from './line-context.ts';
import type { LineNumber } from './read-line-amounts.ts';

/** `110°F`, `43 °C`, `110 degrees F`, `40 C`. */
const SCALE_AFTER =
  /^\s?(?:(?:[°º]|(?:degrees?|deg\.?|grad|graden|grader|degrés?|grados?|gradi|graus?)(?!\p{L}))\s?)?(?:([FC])(?:ahrenheit|elsius)?(?!\p{L})|([℃℉]))/iu;

const DEGREE_SIGN = /[°º]/u;

interface Reading {
  readonly number: LineNumber;
  readonly unit: 'us.fahrenheit' | 'metric.celsius';
  readonly end: number;
}

const readScale = ({ text }: LineContext, number: LineNumber): Reading | undefined => {
  const match = SCALE_AFTER.exec(text.slice(number.end, number.end + 30));
  if (match === null) return undefined;
  const isFahrenheit = /[F℉]/iu.test(match[1] ?? match[2] ?? '');
  return { number, unit: isFahrenheit ? 'us.fahrenheit' : 'metric.celsius', end: number.end + match[0].length };
};

/** The temperatures of a line with their scales; undefined if one has none. The first of `105° to 115°F` has one. */
const readScales = (context: LineContext): readonly Reading[] | undefined => {
  const readings: Reading[] = [];
  for (const number of context.numbers.filter(({ role }) => role === 'temperature').toReversed()) {
    const next = readings.at(-1);
    const isBare = next !== undefined && DEGREE_SIGN.test(context.text.charAt(number.end));
    const reading = readScale(context, number) ?? (isBare ? { ...next, number, end: number.end + 1 } : undefined);
    if (reading === undefined) return undefined;
    readings.push(reading);
  }
  return readings;
};

/** Thermometers show whole degrees; ovens are set in steps of five. */
const OVEN_FROM = 120;
const OVEN_STEP = 5;

const roundDegrees = (text: string): string => {
  const number = parseRational(text);
  if (number === undefined) return text;
  const degrees = toNumber(number);
  return String(degrees < OVEN_FROM ? Math.round(degrees) : Math.round(degrees / OVEN_STEP) * OVEN_STEP);
};

const roundTemperature = ({ value, min, max }: Amount): Amount => ({
  ...(value !== undefined && { value: roundDegrees(value) }),
  ...(min !== undefined && { min: roundDegrees(min) }),
  ...(max !== undefined && { max: roundDegrees(max) }),
});

/** Converts the temperatures of a line, unless one is given in the wanted scale already or lacks its scale. */
export const convertTemperatures = (context: LineContext): readonly Edit[] => {
  const { convention, style } = context.view;
  if (convention === undefined) return [];
  const edits: Edit[] = [];
  for (const { number, unit, end } of readScales(context) ?? []) {
    const target = convertToConvention({ kind: 'simple', amount: number.amount, unit }, convention);
    if (target.unit === undefined || target.unit === unit || target.amount === undefined) return [];
    const rounded = { kind: 'simple', amount: roundTemperature(target.amount), unit: target.unit } as const;
    edits.push({ start: number.start, end, text: formatQuantity(rounded, style) });
  }
  return edits;
};
