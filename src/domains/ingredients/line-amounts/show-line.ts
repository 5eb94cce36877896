import type { TextEdit } from '../../../platform/text/apply-edits.ts';
import { scaleAmount } from '../../units/index.ts';
import type { Amount, Rational } from '../../units/index.ts';
import { chooseRestatements } from './choose-restatements.ts';
import { convertTemperatures } from '../steps/temperatures/convert-temperatures.ts';
import { findTemperatures } from '../steps/temperatures/find-temperatures.ts';
import { getMeasureSpan } from './line-context.ts';
import type { LineContext, LineView } from './line-context.ts';
import { isMeasured } from './line-so-far.ts';
import { readLineAmounts } from './read-line-amounts.ts';
import type { LineNumber } from './read-line-amounts.ts';
import { ABOUT_BEFORE } from './role-patterns.ts';
import { isMeasure } from './unit-kinds.ts';
import { findAmbiguousUnit, findContinuation, writeConverted, writeWeight } from './write-converted.ts';
import { writeCompound } from './write-compound.ts';
import { writeScaled } from './write-scaled.ts';

export type { LineView } from './line-context.ts';

/**
 * - `scaled`: every amount was multiplied.
 * - `unchanged`: nothing in the line depends on the scale.
 * - `not-scaled`: an amount could not be read or written, so the line stays as written.
 */
export type LineScaling = 'scaled' | 'unchanged' | 'not-scaled';

export interface ShownLine {
  readonly text: string;
  readonly scaling: LineScaling;
  /** Whether an amount is shown in another unit than the author's. */
  readonly isConverted: boolean;
  /** A measure that was not converted because its size is unknown: `cup`. */
  readonly ambiguousUnit: string | undefined;
  /** Where the leading amount ends in the shown text; 0 if the line does not start with one. */
  readonly amountEnd: number;
}

interface Scaled {
  readonly edits: readonly TextEdit[];
  /** The last number that the edits replace. */
  readonly last: LineNumber;
}

interface Rewriting {
  readonly edits: readonly TextEdit[];
  readonly isConverted: boolean;
}

const isOne = ({ numerator, denominator }: Rational): boolean => numerator === denominator;

/** What joins a further amount to the leading one: `2 cups (480 ml)`, `1 lb 4 oz`, `1 cup plus 2 tbsp`. */
const JOINED_AMOUNT = /^[\s./(x×]*(?:plus|and|\+|&|und)?[\s(]*$/iu;

/** Where the amount that the line starts with ends, as written; 0 if it does not start with one. */
const findLeadingAmountEnd = ({ text, numbers }: LineContext): number => {
  const [first] = numbers;
  if (first === undefined || !isMeasured(first)) return 0;
  const before = text.slice(0, first.start);
  if (before.trim() !== '' && !ABOUT_BEFORE.test(before)) return 0;
  let end = 0;
  for (const number of numbers) {
    // `4 lb (1 lb per person)`: the pound is no part of the amount.
    if (number.role === 'per-person' && first.role === 'amount') break;
    if (end > 0 && (number.unit === undefined || !JOINED_AMOUNT.test(text.slice(end, number.start)))) break;
    end = Math.max(end, getMeasureSpan(number).end);
    if (text[end] === ')' && text.slice(0, end).includes('(')) end += 1;
  }
  return end;
};

/** Applies the edits, and finds where the leading amount ends afterwards. */
const showEdits = (context: LineContext, edits: readonly TextEdit[]): Pick<ShownLine, 'text' | 'amountEnd'> => {
  const authoredEnd = findLeadingAmountEnd(context);
  let [shown, at, amountEnd] = ['', 0, 0];
  const keep = (end: number): void => {
    shown += context.text.slice(at, end);
    at = end;
  };
  const endAmount = (): void => {
    if (amountEnd > 0 || at >= authoredEnd) return;
    keep(authoredEnd);
    amountEnd = shown.length;
  };
  for (const edit of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (edit.start >= authoredEnd) endAmount();
    keep(Math.max(at, edit.start));
    shown += edit.text;
    at = Math.max(at, edit.end);
    if (edit.start < authoredEnd && at >= authoredEnd) amountEnd = shown.length;
  }
  endAmount();
  keep(context.text.length);
  return { text: shown, amountEnd };
};

const scale = (amount: Amount, { factor }: LineView): Amount => (isOne(factor) ? amount : scaleAmount(amount, factor));

/** The edits that scale an amount together with the rest of a compound measure, if it has one. */
const scaleInPlace = (context: LineContext, number: LineNumber, rest: LineNumber | undefined): Scaled | undefined => {
  const toShown = (amount: Amount): Amount => scale(amount, context.view);
  const compound = rest && writeCompound(context, number, rest, toShown);
  if (compound !== undefined) return { edits: [compound], last: rest ?? number };
  const edits = writeScaled(context, number, toShown(number.amount));
  return edits && { edits, last: number };
};

/** The scaled amount with its unit, as the author writes it. */
const writeMeasure = (context: LineContext, number: LineNumber): string | undefined => {
  const { text, view } = context;
  const rest = findContinuation(context, number);
  const unscaled = { edits: [], last: rest ?? number };
  const scaled = isOne(view.factor) || number.role !== 'amount' ? unscaled : scaleInPlace(context, number, rest);
  if (scaled === undefined) return undefined;
  let [wording, at] = ['', number.start];
  for (const edit of scaled.edits.toSorted((a, b) => a.start - b.start)) {
    wording += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return wording + text.slice(at, getMeasureSpan(scaled.last).end);
};

/** Converts the temperatures of a line like those of a step. */
const convertLineTemperatures = ({ text, numbers, view }: LineContext): readonly TextEdit[] => {
  const { convention, style } = view;
  if (convention === undefined || !numbers.some(({ role }) => role === 'temperature')) return [];
  return convertTemperatures(text, findTemperatures(text, style.language), convention, style.language);
};

/** The edits for every number that depends on the scale or the convention; undefined if one cannot be written. */
const rewrite = (context: LineContext): Rewriting | undefined => {
  const { numbers, view } = context;
  const toShownOf =
    ({ role }: LineNumber) =>
    (amount: Amount): Amount =>
      role === 'amount' ? scale(amount, view) : amount;
  const choice = chooseRestatements(context, {
    write: (number) => writeMeasure(context, number),
    convert: (number) => writeConverted(context, number, toShownOf(number))?.text,
  });
  const temperatures = convertLineTemperatures(context);
  const edits = [...choice.edits, ...temperatures];
  const done = new Set(choice.done);
  let isConverted = choice.isConverted || temperatures.length > 0;
  for (const number of numbers) {
    if (done.has(number) || !isMeasured(number)) continue;
    const weighed = view.weight?.start === number.start ? writeWeight(context, number, view.weight.grams) : undefined;
    const converted =
      weighed ?? (choice.kept.has(number) ? undefined : writeConverted(context, number, toShownOf(number)));
    if (converted !== undefined) {
      edits.push(converted);
      isConverted = true;
      const rest = findContinuation(context, number);
      if (rest !== undefined) done.add(rest);
    } else if (number.role === 'amount' && !isOne(view.factor)) {
      const scaled = scaleInPlace(context, number, findContinuation(context, number));
      if (scaled === undefined) return undefined;
      edits.push(...scaled.edits);
      done.add(scaled.last);
    }
  }
  return { edits, isConverted };
};

/**
 * Shows a line at another scale and in another convention: every amount is multiplied exactly and rounded to what a cook
 * can measure, each in place and in the author's words. A line whose amounts cannot all be read stays as written.
 */
export const showLine = (text: string, view: LineView): ShownLine => {
  const { numbers, isUnreadable } = readLineAmounts(text, view.language);
  const context = { text, numbers, view };
  const isMeasureUnclear = numbers.some(({ role, unit }) => role === 'unknown' && isMeasure(unit));
  const rewriting =
    isUnreadable && !isOne(view.factor)
      ? undefined
      : isMeasureUnclear
        ? { edits: [], isConverted: false }
        : rewrite(context);
  if (rewriting === undefined) {
    return { ...showEdits(context, []), scaling: 'not-scaled', isConverted: false, ambiguousUnit: undefined };
  }
  const scaling = numbers.some(({ role }) => role === 'amount') ? 'scaled' : 'unchanged';
  const ambiguousUnit = view.convention === undefined ? undefined : findAmbiguousUnit(context);
  return { ...showEdits(context, rewriting.edits), scaling, isConverted: rewriting.isConverted, ambiguousUnit };
};
