import type { TextEdit } from '../../../platform/text/apply-edits.ts';
import { convertToConvention, formatAmount } from '../../units/index.ts';
import type { Convention, Language } from '../../units/index.ts';
import { getMeasureSpan, isAboutWritten, isSpoon, resolveUnit } from './line-context.ts';
import type { LineContext } from './line-context.ts';
import { computeDeviation, hasOtherDimension, hasSameSize } from './compare-measures.ts';
import type { LineNumber } from './read-line-amounts.ts';
import { findContinuation } from './write-converted.ts';
import { removeRestatements } from './remove-restatements.ts';
import { RESTATED_BETWEEN } from './role-patterns.ts';

/** Which numbers of a line need no conversion, because the line states them in the wanted convention too. */
export interface RestatementChoice {
  readonly edits: readonly TextEdit[];
  /** Numbers that stay in the author's unit. */
  readonly kept: ReadonlySet<LineNumber>;
  /** Numbers that the edits replace or remove. */
  readonly done: ReadonlySet<LineNumber>;
  readonly isConverted: boolean;
}

/** Write a scaled amount with its unit, as the author did and converted; undefined if that is not possible. */
export interface MeasureWriter {
  readonly write: (number: LineNumber) => string | undefined;
  readonly convert: (number: LineNumber) => string | undefined;
}

interface Choice {
  readonly edits: readonly TextEdit[];
  /** The numbers that the edits replace or remove. */
  readonly done: readonly LineNumber[];
  readonly isConverted: boolean;
}

type Statements = readonly [LineNumber, ...LineNumber[]];

const asWritten: Choice = { edits: [], done: [], isConverted: false };

const isVolume = ({ unit }: LineNumber): boolean =>
  unit?.candidates.some(({ dimension }) => dimension === 'volume') === true;

const isInSpoons = ({ unit }: LineNumber): boolean => unit?.candidates.some(isSpoon) === true;

const isMetric = ({ unit }: LineNumber): boolean =>
  unit?.candidates.every(({ convention }) => convention === 'metric') === true;

const getAboutWord = (language: Language): string =>
  formatAmount({ value: '1', approximate: true }, { language }).replace(/ 1$/u, '');

/** The same amount or size in a metric unit, which shows what an ambiguous one means: `600ml/1 pint`. */
const findMetricStatement = ({ numbers }: LineContext, number: LineNumber): LineNumber | undefined => {
  const getMain = (other: LineNumber): LineNumber => numbers[other.restates ?? -1] ?? other;
  return numbers.find(
    (other) =>
      other !== number &&
      isMetric(other) &&
      !hasOtherDimension(number, other) &&
      (number.role === 'size' ? other.role === 'size' : getMain(other) === getMain(number)),
  );
};

/** How much better another size of a unit may fit: an imperial pint is a fifth larger than that of the US. */
const MAX_EXCESS_DEVIATION = 0.06;

const isNative = (context: LineContext, number: LineNumber, convention: Convention): boolean => {
  const metric = convention === 'metric' || isInSpoons(number) ? undefined : findMetricStatement(context, number);
  if (number.unit !== undefined && number.unit.candidates.length > 1 && metric !== undefined) {
    const candidates = number.unit.candidates.filter((unit) => unit.convention === convention);
    const own = computeDeviation({ ...number, unit: { ...number.unit, candidates } }, metric);
    return own <= computeDeviation(number, metric) + MAX_EXCESS_DEVIATION;
  }
  const unit = resolveUnit(context, number);
  if (unit?.factor === undefined || isSpoon(unit)) return false;
  return convertToConvention({ kind: 'simple', amount: number.amount, unit: unit.id }, convention).unit === unit.id;
};

/**
 * The statements in the wanted convention. Instead of grams, cooks who do not use metric measures want spoons: `5 g (1
 * tsp) salt`.
 */
const findNative = (context: LineContext, statements: Statements, convention: Convention): readonly LineNumber[] => {
  const native = statements.filter((number) => isNative(context, number, convention));
  if (convention === 'metric' || context.view.prefersWeights === true) return native;
  if (!native.every(isMetric))
    return statements.filter((number, index) => native.includes(number) || (index === 0 && isInSpoons(number)));
  const spoons = statements.filter(isInSpoons);
  return spoons.length > 0 ? spoons : native;
};

const PLUS_BETWEEN = /^\.?\s*(?:\+|&|plus|minus|less|and|und|et|moins|y|menos|e|meno|en|och|más|più|mais)\s*$/iu;
const FOOD_AND_PLUS_BETWEEN = /\p{L},?\s(?:plus|minus)\s*$/iu;

/** `3¼ c flour, plus 2 tablespoons (425 grams)`: the grams may be those of the whole. */
const mayBeOfSum = ({ text, numbers }: LineContext, [main, ...others]: Statements): boolean => {
  const previous = numbers[numbers.indexOf(main) - 1];
  if (previous?.role !== 'amount') return false;
  const between = text.slice(getMeasureSpan(previous).end, main.start);
  const isJoined = FOOD_AND_PLUS_BETWEEN.test(between) && !PLUS_BETWEEN.test(between);
  return isJoined && !others.some((other) => hasSameSize(main, other));
};

/** The amounts that are added to this one right before it, all of which are stated again after it: `1 c + 2 tbsp (135 g)`. */
const findSum = ({ text, numbers }: LineContext, last: LineNumber, restatement: LineNumber): readonly LineNumber[] => {
  const sum: LineNumber[] = [];
  // `1 lb plus 1 cup (240 ml)`: only the cup is stated again.
  if (hasSameSize(last, restatement)) return sum;
  for (let at = numbers.indexOf(last) - 1, next = last; at >= 0; at -= 1) {
    const number = numbers[at];
    if (number?.role !== 'amount' || number.unit === undefined || number.restates !== undefined) break;
    if (!PLUS_BETWEEN.test(text.slice(getMeasureSpan(number).end, next.start))) break;
    sum.unshift(number);
    next = number;
  }
  return sum;
};

/** Puts the statement in the wanted unit in the place of the first one: `240 g flour` for `2 cups (240 g) flour`. */
const replaceFirst = (context: LineContext, first: LineNumber, chosen: LineNumber, wording: string): TextEdit => {
  const { text, view } = context;
  const { start } = findSum(context, first, chosen)[0] ?? first;
  const { end } = getMeasureSpan(findContinuation(context, first) ?? first);
  const needsAbout = isAboutWritten(context, chosen) && !isAboutWritten(context, first);
  const aboutWord = `${getAboutWord(view.style.language)} `;
  const about = needsAbout ? aboutWord : '';
  const isAboutTwice = isAboutWritten(context, first) && wording.startsWith(aboutWord);
  const shown = isAboutTwice ? wording.slice(aboutWord.length) : wording;
  const hasDot = text[end] === '.' && /[\s(]/u.test(text[end + 1] ?? '');
  return { start, end: hasDot ? end + 1 : end, text: about + shown };
};

/** Shows this statement alone, in these words. */
const showOnly = (
  context: LineContext,
  [first, ...others]: Statements,
  chosen: LineNumber,
  wording: string | undefined,
): Choice => {
  const edits = wording === undefined ? undefined : removeRestatements(context.text, others);
  if (wording === undefined || edits === undefined) return asWritten;
  const replacement = replaceFirst(context, first, chosen, wording);
  const continuation = findContinuation(context, first);
  const done = [
    ...findSum(context, first, chosen),
    first,
    ...others,
    ...(continuation === undefined ? [] : [continuation]),
  ];
  return { edits: [replacement, ...edits], done, isConverted: true };
};

/**
 * Without a statement in the wanted convention, converts the first that can be: the others would only repeat it. Spoons
 * stay.
 */
const convertOne = (context: LineContext, statements: Statements, convert: MeasureWriter['convert']): Choice => {
  const [first, ...others] = statements;
  if (isInSpoons(first)) {
    const edits = others.every(isVolume) ? removeRestatements(context.text, others) : undefined;
    return edits === undefined ? asWritten : { edits, done: others, isConverted: false };
  }
  // `1½ oz (3 tbsp) rum` keeps its spoons.
  if (others.some(isInSpoons)) return asWritten;
  // A weight says more than a volume: `½ cup (1 ounce) grated cheese`.
  for (const statement of statements.toSorted((a, b) => Number(isVolume(a)) - Number(isVolume(b)))) {
    const wording = convert(statement);
    if (wording !== undefined) return showOnly(context, statements, statement, wording);
  }
  return asWritten;
};

/** The edits that leave one statement of an amount, or none if all of them stay. */
const chooseOne = (
  context: LineContext,
  statements: Statements,
  native: readonly LineNumber[],
  write: MeasureWriter['write'],
): Choice => {
  const [first] = statements;
  const [chosen] = native;
  const foreign = statements.filter((number) => !native.includes(number));
  // `3 tbsp (45 ml)`: cooks use the spoon.
  const isSpoonful = chosen !== undefined && chosen !== first && isInSpoons(first) && isVolume(chosen);
  if (chosen === undefined || foreign.length === 0 || isSpoonful) return asWritten;
  if (native.includes(first)) {
    const edits = removeRestatements(context.text, foreign);
    return edits === undefined ? asWritten : { edits, done: foreign, isConverted: false };
  }
  const rest = findContinuation(context, chosen);
  const isOneMeasure = native.every((number) => number === chosen || number === rest);
  return showOnly(context, statements, chosen, isOneMeasure ? write(chosen) : undefined);
};

const isMass = ({ unit }: LineNumber): boolean =>
  unit?.candidates.some(({ dimension }) => dimension === 'mass') === true;

/** `1 lb cheese, shredded (6 cups)`, `3 g salt (1 tsp)`: a volume that says something of its own. */
const isVolumeAfterFood = ({ text }: LineContext, previous: LineNumber, number: LineNumber): boolean =>
  isMass(previous) &&
  isVolume(number) &&
  !RESTATED_BETWEEN.test(text.slice(getMeasureSpan(previous).end, number.start));

/**
 * If an amount is also stated in the wanted convention, shows only that statement: `240 g` for `2 cups (240 g)`. If the
 * line does not allow it, all statements stay as written.
 */
export const chooseRestatements = (context: LineContext, { write, convert }: MeasureWriter): RestatementChoice => {
  const { numbers, view } = context;
  const edits: TextEdit[] = [];
  const [kept, done] = [new Set<LineNumber>(), new Set<LineNumber>()];
  let isConverted = false;
  const { convention } = view;
  if (convention === undefined) return { edits, kept, done, isConverted };
  const groups = Map.groupBy(numbers, (number) => numbers[number.restates ?? -1] ?? number);
  for (const [main, [, ...others]] of groups) {
    if (others.length === 0 || (main.role !== 'amount' && main.role !== 'per-person')) continue;
    const all = [main, ...others] as const;
    const native = findNative(context, all, convention);
    // The author's metric volume takes the place of the weight: `8 oz milk (240 ml)`.
    const maySayMore = (number: LineNumber): boolean =>
      native.length === 0 ||
      native.includes(main) ||
      native.some((statement) => isMass(statement) && statement.start < number.start);
    const repeated = others.filter(
      (number, index) => !(isVolumeAfterFood(context, all[index] ?? main, number) && maySayMore(number)),
    );
    if (repeated.length === 0) continue;
    const statements = [main, ...repeated] as const;
    const isUnclear = mayBeOfSum(context, statements);
    const choice = isUnclear
      ? asWritten
      : native.length === 0
        ? convertOne(context, statements, convert)
        : chooseOne(context, statements, native, write);
    if (native.length > 0) {
      for (const number of statements) {
        kept.add(number);
        const rest = findContinuation(context, number);
        if (rest !== undefined) kept.add(rest);
      }
    }
    for (const number of choice.done) done.add(number);
    edits.push(...choice.edits);
    isConverted ||= choice.isConverted;
  }
  // A size stated in both ways stays: `(14 oz/400 g) can`.
  const sizes = numbers.filter(({ role }) => role === 'size');
  if (sizes.some((size) => isNative(context, size, convention))) for (const size of sizes) kept.add(size);
  return { edits, kept, done, isConverted };
};
