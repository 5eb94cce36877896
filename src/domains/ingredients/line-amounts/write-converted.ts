import type { TextEdit } from '../../../platform/text/apply-edits.ts';
import { addAmounts, convertQuantity, convertToConvention, findUnit, formatQuantity } from '../../units/index.ts';
import type { Amount, Unit } from '../../units/index.ts';
import { toDrinkUnit } from './drink-ounces.ts';
import { findUnitFrom } from './find-unit-span.ts';
import { getMeasureSpan, isAboutWritten, isSpoon, resolveUnit } from './line-context.ts';
import type { LineContext } from './line-context.ts';
import { isMeasured } from './line-so-far.ts';
import type { LineNumber } from './read-line-amounts.ts';
import { roundConverted } from './round-converted.ts';

/** Whether the author wrote `oz` rather than `ounces`. English units are common in all languages. */
const isAbbreviated = ({ text, view }: LineContext, { unit }: LineNumber): boolean => {
  const word = text.slice(unit?.start, unit?.end).toLowerCase();
  const { language } = view.style;
  return (
    unit?.candidates.some(
      ({ labels }) => labels[language].short?.toLowerCase() === word || labels.en.short?.toLowerCase() === word,
    ) === true
  );
};

/** A measure that cannot be converted because its size is unknown: `cup`. A stick may be a piece as well. */
export const findAmbiguousUnit = (context: LineContext): string | undefined => {
  const found = context.numbers.find((number) => {
    const { unit } = number;
    if (unit === undefined || unit.isApart || !isMeasured(number)) return false;
    const isMeasure = unit.candidates.length > 1 && unit.candidates.every(({ factor }) => factor !== undefined);
    return isMeasure && !unit.candidates.some(isSpoon) && resolveUnit(context, number) === undefined;
  });
  return found?.unit && context.text.slice(found.unit.start, found.unit.end);
};

/** The unit to convert from; undefined if the amount has no exact size, such as `1 heaping cup`, or stays a spoon. */
const findSourceUnit = (context: LineContext, number: LineNumber): Unit | undefined => {
  if (number.unit === undefined || number.isImplied) return undefined;
  if (number.unit.isApart || number.unit.candidates.some(isSpoon)) return undefined;
  const unit = resolveUnit(context, number);
  return unit?.factor === undefined ? undefined : toDrinkUnit(context, number, unit);
};

const ADJACENT = /^\.?\s*$/u;

/** The rest of a compound measure: the ounces of `1 lb 4 oz`. */
export const findContinuation = (context: LineContext, number: LineNumber): LineNumber | undefined => {
  const { text, numbers } = context;
  const next = numbers[numbers.indexOf(number) + 1];
  if (next === undefined || next.role !== number.role || next.restates !== number.restates) return undefined;
  if (!ADJACENT.test(text.slice(getMeasureSpan(number).end, next.start))) return undefined;
  const [unit, rest] = [findSourceUnit(context, number), findSourceUnit(context, next)];
  // `125g4½oz` is the same amount twice.
  if ((unit?.convention === 'metric') !== (rest?.convention === 'metric')) return undefined;
  return unit !== undefined && rest?.dimension === unit.dimension && rest.id !== unit.id ? next : undefined;
};

const addContinuation = (context: LineContext, exact: Amount, unit: Unit, rest: Amount, next: LineNumber): Amount => {
  const restUnit = findSourceUnit(context, next);
  if (restUnit === undefined) return exact;
  const converted = convertQuantity({ kind: 'simple', amount: rest, unit: restUnit.id }, unit.id);
  return converted.kind === 'converted' ? addAmounts(exact, converted.quantity.amount ?? {}) : exact;
};

/** The end of a measure with its unit, which some sites write twice: `1 c cup milk`. */
const skipRepeatedUnit = ({ text, view }: LineContext, number: LineNumber): number => {
  const { end } = getMeasureSpan(number);
  const repeated = findUnitFrom(text, end, view.language);
  // `a depth of ¼ inch in the pan`.
  if (repeated !== undefined && /^\s*in$/iu.test(text.slice(end, repeated.end))) return end;
  const isSame = repeated?.candidates.some(({ id }) => number.unit?.candidates.some((unit) => unit.id === id)) === true;
  return isSame ? repeated.end : end;
};

/** `1 xícara (chá)`: which cup. */
const CUP_SUFFIX = /^\s?\(chá\)/iu;
const DIGIT_BEFORE = /\d\s$/u;

interface Measure {
  readonly amount: Amount;
  readonly unit: string;
}

/**
 * Replaces a number and its unit, together with the rest of a compound measure, and rounds what is shown. Undefined if
 * it could not be measured.
 */
const replaceMeasure = (
  context: LineContext,
  number: LineNumber,
  next: LineNumber | undefined,
  target: Measure,
): TextEdit | undefined => {
  const { text, view } = context;
  const rounded = roundConverted(target.amount, findUnit(target.unit), view.style);
  if (rounded === undefined) return undefined;
  // A can of 400 g is nominal anyway.
  const isPlain = number.role === 'size' || isAboutWritten(context, number);
  const amount = isPlain ? { ...rounded.amount, approximate: false } : rounded.amount;
  const { start } = number;
  const end = skipRepeatedUnit(context, next ?? number);
  const units = isAbbreviated(context, number) ? 'short' : undefined;
  const wording = formatQuantity({ kind: 'simple', amount, unit: rounded.unit }, { ...view.style, units });
  const hasDot = text[end] === '.' && end + 1 < text.length;
  const suffix = CUP_SUFFIX.exec(text.slice(end, end + 8))?.[0].length ?? 0;
  // `12 ½-inch slices` would read as one number.
  const sign = DIGIT_BEFORE.test(text.slice(Math.max(0, start - 2), start)) ? 'x ' : '';
  return { start, end: end + (hasDot ? 1 : suffix), text: sign + wording };
};

/**
 * Replaces a number and its unit by the wanted unit, together with the rest of a compound measure. Undefined if there is
 * nothing to convert.
 */
export const writeConverted = (
  context: LineContext,
  number: LineNumber,
  scale: (amount: Amount) => Amount,
): TextEdit | undefined => {
  const { view } = context;
  const unit = findSourceUnit(context, number);
  if (view.convention === undefined || unit === undefined) return undefined;
  const next = findContinuation(context, number);
  const exact = scale(number.amount);
  const total = next === undefined ? exact : addContinuation(context, exact, unit, scale(next.amount), next);
  const target = convertToConvention({ kind: 'simple', amount: total, unit: unit.id }, view.convention);
  if (target.unit === undefined || target.unit === unit.id || target.amount === undefined) return undefined;
  return replaceMeasure(context, number, next, { amount: target.amount, unit: target.unit });
};

/** Shows what the food weighs in place of its amount. */
export const writeWeight = (context: LineContext, number: LineNumber, grams: Amount): TextEdit | undefined =>
  replaceMeasure(context, number, undefined, { amount: { ...grams, approximate: true }, unit: 'metric.gram' });
