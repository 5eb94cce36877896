import { findUnit, parseRational, rational, toNumber } from '../../../units/index.ts';
import type { Amount, Convention, Dimension, Rational, Unit } from '../../../units/index.ts';
import { readLineAmounts } from '../read-line-amounts.ts';
import type { LineNumber } from '../read-line-amounts.ts';
import { showLine } from '../show-line.ts';
import type { LineView } from '../show-line.ts';
import type { ComposedAmount, ComposedLine } from './composed-lines.arbitraries.ts';

const FACTORS: readonly Rational[] = [
  rational(1),
  rational(2),
  rational(1, 2),
  rational(3),
  rational(1, 3),
  rational(3, 2),
  rational(7, 3),
];
const CONVENTIONS: readonly (Convention | undefined)[] = [undefined, 'metric', 'us', 'imperial'];

/** How far an amount may be rounded for the kitchen: a tenth, and what floating-point numbers add to it. */
const MAX_ROUNDING = 0.1001;
/** Sizes are only rounded when they are converted: 80 g is 2 3/4 oz. */
const MAX_SIZE_DEVIATION = 0.03;

/** Every scale and convention in which lines are checked. */
const listViews = ({ language }: ComposedLine): readonly LineView[] =>
  FACTORS.flatMap((factor) =>
    CONVENTIONS.map((convention) => ({
      language,
      style: { language },
      factor,
      convention,
      assumed: language === 'en' ? 'us' : 'metric',
    })),
  );

const getBounds = ({ value, min, max }: Amount): readonly number[] =>
  [min, value, max]
    .map((bound) => (bound === undefined ? undefined : parseRational(bound)))
    .filter((bound) => bound !== undefined)
    .map(toNumber);

/** `5 c. à soupe (US)`. */
const QUALIFIED = /^ \((US|imperial)\)/u;

const listUnits = (text: string, { unit }: LineNumber): readonly Unit[] => {
  const convention = QUALIFIED.exec(text.slice(unit?.end))?.[1]?.toLowerCase();
  const named = unit?.candidates ?? [];
  if (convention === undefined) return named;
  return named.map(({ id }) => findUnit(id.replace(/^\w+/u, convention))).filter((one) => one !== undefined);
};

interface ExpectedAmount {
  /** In the base unit of the dimension, or in pieces. */
  readonly bounds: readonly number[];
  readonly dimension: Dimension;
  readonly tolerance: number;
}

/** What a number may mean in the base unit of the dimension, depending on its unit. */
const listValues = (text: string, number: LineNumber, dimension: Dimension): readonly (readonly number[])[] => {
  const bounds = getBounds(number.amount);
  const units = listUnits(text, number);
  if (dimension === 'count') return units.every(({ factor }) => factor === undefined) ? [bounds] : [];
  return units
    .filter((unit) => unit.dimension === dimension && unit.factor !== undefined)
    .map(({ factor }) => bounds.map((bound) => bound * toNumber(factor ?? rational(1))));
};

/** The numbers of one amount, such as the two of `1 lb 4 oz`. */
type AmountNumbers = readonly LineNumber[];

const groupCompounds = (text: string, numbers: readonly LineNumber[]): readonly AmountNumbers[] => {
  const groups: LineNumber[][] = [];
  for (const number of numbers) {
    const previous = groups.at(-1)?.at(-1);
    const isContinued = previous?.unit !== undefined && text.slice(previous.unit.end, number.start) === ' ';
    if (isContinued && number.unit !== undefined) groups.at(-1)?.push(number);
    else groups.push([number]);
  }
  return groups;
};

const isClose = (shown: readonly number[], { bounds, tolerance }: ExpectedAmount): boolean =>
  // A narrow range may be rounded to one number.
  bounds.every((bound, at) => Math.abs((shown[at] ?? shown[0] ?? Infinity) / bound - 1) <= tolerance);

const isShown = (text: string, numbers: AmountNumbers, expected: ExpectedAmount): boolean => {
  const values = numbers.map((number) => listValues(text, number, expected.dimension));
  const [first = [], ...others] = values;
  if (others.length === 0) return first.some((value) => isClose(value, expected));
  return isClose([values.reduce((sum, [[value = NaN] = []]) => sum + value, 0)], expected);
};

const toExpected = ({ bounds, unitId, deviation = 0 }: ComposedAmount, factor: number): ExpectedAmount => {
  const unit = unitId === undefined ? undefined : findUnit(unitId);
  const size = unit?.factor === undefined ? 1 : toNumber(unit.factor);
  return {
    bounds: bounds.map((bound) => bound * factor * size),
    dimension: unit?.dimension ?? 'count',
    tolerance: MAX_ROUNDING + deviation,
  };
};

const findWrongAmount = (line: ComposedLine, text: string, { factor, language }: LineView): string | undefined => {
  const { numbers } = readLineAmounts(text, language);
  const amounts = numbers.filter(({ role, restates }) => role === 'amount' && restates === undefined);
  const shown = groupCompounds(text, amounts);
  const expected = line.amounts.map((amount) => toExpected(amount, toNumber(factor)));
  if (shown.length !== expected.length) return `${shown.length} instead of ${expected.length} amounts`;
  const wrong = expected.findIndex((each, at) => !isShown(text, shown[at] ?? [], each));
  if (wrong !== -1) return `amount ${wrong + 1} is wrong`;
  const sizes = numbers.filter(
    ({ role, unit }) => role === 'size' && unit?.candidates.some(({ dimension }) => dimension === 'mass') === true,
  );
  const isSized = line.sizes.every((grams, at) => {
    const size = sizes[at];
    const nominal = { bounds: [grams], dimension: 'mass', tolerance: MAX_SIZE_DEVIATION } as const;
    return size !== undefined && isShown(text, [size], nominal);
  });
  return isSized ? undefined : 'a size changed';
};

const countOccurrences = (text: string, forms: readonly string[]): number => {
  const words = forms.toSorted((a, b) => b.length - a.length);
  return text.match(new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'giu'))?.length ?? 0;
};

const findLostWord = ({ foods, notes }: ComposedLine, text: string, { convention }: LineView): string | undefined => {
  const food = foods.find((forms) => countOccurrences(text, forms) !== 1)?.[0];
  // Sizes and temperatures in notes are converted too.
  return food ?? (convention === undefined ? notes.find((note) => !text.endsWith(note)) : undefined);
};

/** What the shown line lost of what it was composed of; undefined if nothing. */
const findLossIn = (line: ComposedLine, view: LineView): string | undefined => {
  const { text, scaling } = showLine(line.text, view);
  const mustStay = toNumber(view.factor) === 1 && view.convention === undefined;
  if (mustStay || scaling === 'not-scaled') return text === line.text ? undefined : `changed to "${text}"`;
  const lost = findLostWord(line, text, view);
  if (lost !== undefined) return `lost "${lost}" in "${text}"`;
  const wrong = findWrongAmount(line, text, view);
  return wrong === undefined ? undefined : `${wrong} in "${text}"`;
};

/** The first loss over all scales and conventions, described; undefined if nothing is ever lost. */
export const findLoss = (line: ComposedLine): string | undefined => {
  for (const view of listViews(line)) {
    const loss = findLossIn(line, view);
    if (loss !== undefined) {
      const { numerator, denominator } = view.factor;
      return `${line.language} "${line.text}" x ${numerator}/${denominator} ${view.convention ?? ''}: ${loss}`;
    }
  }
  return undefined;
};
