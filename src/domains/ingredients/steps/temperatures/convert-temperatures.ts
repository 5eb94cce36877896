import type { TextEdit } from '../../../../platform/text/apply-edits.ts';
import { formatQuantity, formatRational, parseRational, rational, toNumber } from '../../../units/index.ts';
import type { Amount, Convention, Language } from '../../../units/index.ts';
import type { StatedTemperature } from './find-temperatures.ts';

type Scale = StatedTemperature['temperature']['scale'];

/** British ovens have been labeled in Celsius for decades. */
const getScale = (convention: Convention): 'celsius' | 'fahrenheit' => (convention === 'us' ? 'fahrenheit' : 'celsius');

/** Degrees Celsius by gas mark, as cookbooks print them. */
const GAS_MARKS: ReadonlyMap<number, number> = new Map([
  [0.25, 110],
  [0.5, 130],
  [1, 140],
  [2, 150],
  [3, 170],
  [4, 180],
  [5, 190],
  [6, 200],
  [7, 220],
  [8, 230],
  [9, 240],
  [10, 260],
]);

const toCelsius = (value: number, scale: Scale): number | undefined => {
  switch (scale) {
    case 'celsius':
      return value;
    case 'fahrenheit':
      return ((value - 32) * 5) / 9;
    case 'gas-mark':
      return GAS_MARKS.get(value);
    default:
      return scale satisfies never;
  }
};

/** The steps of oven dials and of hot oil; other thermometers show every degree. */
const getStep = (scale: 'celsius' | 'fahrenheit', celsius: number, purpose: string): number => {
  // 165 °F in the thickest part are 74 °C, not 70, wherever else the step mentions the oven.
  if (celsius < MIN_OVEN_CELSIUS || purpose === 'internal') return scale === 'celsius' ? 1 : 5;
  if (purpose === 'oil') return scale === 'celsius' ? 5 : 10;
  return scale === 'celsius' ? 10 : 25;
};

/** Nothing that is eaten or measured inside of food gets hotter, apart from sugar and oil. */
const MIN_OVEN_CELSIUS = 120;

const convertNumber = (
  text: string | undefined,
  { temperature: { scale, purpose } }: StatedTemperature,
  to: 'celsius' | 'fahrenheit',
): string | undefined => {
  const value = text === undefined ? undefined : parseRational(text);
  const celsius = value && toCelsius(toNumber(value), scale);
  if (celsius === undefined) return undefined;
  const degrees = to === 'celsius' ? celsius : (celsius * 9) / 5 + 32;
  const step = getStep(to, celsius, purpose.kind);
  return formatRational(rational(Math.round(degrees / step) * step));
};

const convertAmount = (stated: StatedTemperature, to: 'celsius' | 'fahrenheit'): Amount | undefined => {
  const { value, min, max } = stated.temperature.value;
  const [newValue, newMin, newMax] = [value, min, max].map((text) => convertNumber(text, stated, to));
  const converted = {
    ...(newValue !== undefined && { value: newValue }),
    ...(newMin !== undefined && { min: newMin }),
    ...(newMax !== undefined && { max: newMax }),
  };
  return Object.keys(converted).length === 0 || Object.keys(converted).length < [value, min, max].filter(Boolean).length
    ? undefined
    : converted;
};

/** Between two statements of the same temperature: `350°F (180°C)`, `180 °C / gas mark 4`. */
const RESTATED_BETWEEN = /^[\s/()[\],;–-]*(?:or|oder|ou|o|of|eller|and|fan|gas)?[\s/(,]*$/iu;

/** Groups statements of the same temperature. */
const groupStatements = (text: string, temperatures: readonly StatedTemperature[]): StatedTemperature[][] => {
  const groups: StatedTemperature[][] = [];
  for (const stated of temperatures) {
    const group = groups.at(-1);
    const previous = group?.at(-1);
    const isSame = previous !== undefined && RESTATED_BETWEEN.test(text.slice(previous.end, stated.start));
    if (group !== undefined && isSame) group.push(stated);
    else groups.push([stated]);
  }
  return groups;
};

/**
 * Converts the temperatures of a text to the scale of the convention, in steps that an oven dial has. A temperature that
 * the text also states in that scale stays as written.
 */
export const convertTemperatures = (
  text: string,
  temperatures: readonly StatedTemperature[],
  convention: Convention,
  language: Language,
): readonly TextEdit[] => {
  const to = getScale(convention);
  const unit = to === 'celsius' ? 'metric.celsius' : 'us.fahrenheit';
  return groupStatements(text, temperatures)
    .filter((group) => group.every(({ temperature }) => temperature.scale !== to))
    .flat()
    .flatMap((stated) => {
      const converted = convertAmount(stated, to);
      if (converted === undefined) return [];
      // The word for about is only replaced if it belongs to what was found.
      const isAbout = stated.temperature.value.approximate === true && /^\p{L}/u.test(stated.text);
      const amount = isAbout ? { ...converted, approximate: true } : converted;
      const shown = formatQuantity({ kind: 'simple', amount, unit }, { language });
      return [{ start: stated.start, end: stated.end, text: shown }];
    });
};
