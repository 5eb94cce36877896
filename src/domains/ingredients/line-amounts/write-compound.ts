import type { TextEdit } from '../../../platform/text/apply-edits.ts';
import {
  add,
  compare,
  convertQuantity,
  divide,
  formatAmount,
  formatRational,
  isZero,
  multiply,
  parseRational,
  rational,
  subtract,
} from '../../units/index.ts';
import type { Amount, Rational } from '../../units/index.ts';
import { getMeasureSpan, isAboutWritten, resolveUnit } from './line-context.ts';
import type { LineContext } from './line-context.ts';
import type { LineNumber } from './read-line-amounts.ts';
import { formatScaled } from './write-scaled.ts';

const half = rational(1, 2);

const floor = ({ numerator, denominator }: Rational): Rational => rational(numerator / denominator);

const roundToHalf = (number: Rational): Rational => multiply(floor(add(divide(number, half), half)), half);

/** How many of the small unit make one of the large unit; undefined unless that is a whole number. */
const getRatio = (context: LineContext, large: LineNumber, small: LineNumber): Rational | undefined => {
  const [from, to] = [resolveUnit(context, large), resolveUnit(context, small)];
  if (from === undefined || to === undefined) return undefined;
  const converted = convertQuantity({ kind: 'simple', amount: { value: '1' }, unit: from.id }, to.id);
  const ratio = converted.kind === 'converted' ? parseRational(converted.quantity.amount?.value ?? '') : undefined;
  return ratio?.denominator === 1n ? ratio : undefined;
};

/** The measure with a new number, spaced as the author spaced it. */
const writePart = (context: LineContext, part: LineNumber, value: Rational): string | undefined => {
  const wording = formatScaled(context, part, { value: formatRational(value) });
  if (wording === undefined) return undefined;
  return wording.number + context.text.slice(part.end, part.unit?.start ?? part.end) + wording.word;
};

/**
 * Scales the two parts of a compound measure together: half of `1 lb 4 oz` is `10 oz`. Undefined unless both are plain
 * numbers.
 */
export const writeCompound = (
  context: LineContext,
  large: LineNumber,
  small: LineNumber,
  scale: (amount: Amount) => Amount,
): TextEdit | undefined => {
  const ratio = getRatio(context, large, small);
  const [more, less] = [large, small].map(({ amount }) => parseRational(scale(amount).value ?? ''));
  if (ratio === undefined || more === undefined || less === undefined) return undefined;
  const exact = add(multiply(more, ratio), less);
  const span = { start: large.start, end: getMeasureSpan(small).end };
  const total = compare(exact, ratio) < 0 ? exact : roundToHalf(exact);
  const whole = floor(divide(total, ratio));
  const rest = subtract(total, multiply(whole, ratio));
  const parts = [
    ...(isZero(whole) ? [] : [writePart(context, large, whole)]),
    ...(isZero(rest) ? [] : [writePart(context, small, rest)]),
  ];
  if (parts.includes(undefined)) return undefined;
  const isAbout = compare(total, exact) !== 0 && !isAboutWritten(context, large);
  const { language } = context.view.style;
  const about = isAbout ? formatAmount({ value: '1', approximate: true }, { language }).replace(/1$/u, '') : '';
  return { ...span, text: about + parts.join(' ') };
};
