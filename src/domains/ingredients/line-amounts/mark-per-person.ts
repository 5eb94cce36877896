import { getEnd, hasOtherDimension, hasSameSize } from './compare-measures.ts';
import { isMeasured } from './line-so-far.ts';
import type { LineNumber, LineSoFar } from './line-so-far.ts';
import { PER_PERSON, RESTATED_BETWEEN, TOTAL_AFTER, TOTAL_BEFORE } from './role-patterns.ts';
import type { TextSpan } from './find-unit-span.ts';
import { isMeasure } from './unit-kinds.ts';

/** Small amounts are rounded generously: `40g or 2oz`. */
const MAX_DEVIATION = 0.35;

const AT_ONCE = /^\.?\s*\)?\s*$/u;
const ONLY_SPACE = /^\.?\s*$/u;
const SIGN = /[/=([]/u;
const JOINED = /(?:[+&]|(?<!\p{L})(?:plus|and|or|und|oder|et|ou|y|o|e|ed|en|of|och|eller|más|più|mais)(?!\p{L}))/iu;
const SEGMENT_END = /[;,](?=\s)/u;

/** The words `per person`, and the bracket that they are in. */
interface Mark extends TextSpan {
  readonly bracket: TextSpan | undefined;
}

/** The innermost bracket around a place. */
const findBracketAround = (text: string, at: number): TextSpan | undefined => {
  let depth = 0;
  for (let start = at - 1; start >= 0; start -= 1) {
    if (text[start] === ')') depth += 1;
    if (text[start] === '(') depth -= 1;
    if (depth >= 0) continue;
    const length = text.slice(at).indexOf(')');
    return { start, end: length === -1 ? text.length : at + length };
  }
  return undefined;
};

const findMarks = (text: string): readonly Mark[] =>
  [...text.matchAll(PER_PERSON)].map(({ 0: words, index: start }) => ({
    start,
    end: start + words.length,
    bracket: findBracketAround(text, start),
  }));

/** Where the clause begins that ends here, perhaps with a comma: after the last comma before, outside of brackets. */
const findSegmentStart = (text: string, end: number): number => {
  let depth = 0;
  for (let at = end - 2; at > 0; at -= 1) {
    if (text[at] === ')') depth += 1;
    if (text[at] === '(') depth -= 1;
    if (depth === 0 && SEGMENT_END.test(text.slice(at, at + 2))) return at + 1;
  }
  return 0;
};

const isIn = ({ start }: LineNumber, span: TextSpan): boolean => start >= span.start && start < span.end;

/** The part of the line before the mark in which its amounts are: `1 per person` in `2 eggs, 1 per person`. */
const findSpanBefore = ({ text, found }: LineSoFar, mark: Mark): TextSpan => {
  if (mark.bracket !== undefined && found.some((number) => isIn(number, mark.bracket ?? mark)))
    return { start: mark.bracket.start, end: mark.start };
  const end = mark.bracket?.start ?? mark.start;
  let start = end;
  do start = findSegmentStart(text, start);
  while (start > 0 && !found.some((number) => isIn(number, { start, end })));
  return { start, end };
};

/** Whether two measures may state the same amount, or one of them is a count. */
const mayBeSameAmount = (first: LineNumber, second: LineNumber): boolean =>
  !isMeasure(first.unit) ||
  !isMeasure(second.unit) ||
  hasOtherDimension(first, second) ||
  hasSameSize(first, second, MAX_DEVIATION);

/**
 * Whether `per person` belongs to both numbers: `1 lb 2 oz`, `8 oz steak (225 g)`, `1 egg and 2 rashers of bacon`, but
 * not `1 kg = 250 g`.
 */
const areJoined = ({ text }: LineSoFar, first: LineNumber, second: LineNumber): boolean => {
  if (!isMeasured(first) || !isMeasured(second)) return true;
  const between = text.slice(getEnd(first), second.start);
  // `2 6-inch tortillas`, `2 x 100g fillets`.
  if (ONLY_SPACE.test(between) || (second.role === 'size' && !isMeasure(first.unit))) return true;
  const isSecondStatement = SIGN.test(between) || RESTATED_BETWEEN.test(between);
  return isSecondStatement ? mayBeSameAmount(first, second) : JOINED.test(between);
};

const isTotal = ({ text }: LineSoFar, number: LineNumber): boolean =>
  TOTAL_AFTER.test(text.slice(getEnd(number), getEnd(number) + 20)) || TOTAL_BEFORE.test(text.slice(0, number.start));

/** The amount in brackets that repeats one per person: `40 g per person (2 oz)`. */
const isRepetition = ({ text }: LineSoFar, mark: Mark, last: LineNumber | undefined, number: LineNumber): boolean =>
  last !== undefined &&
  /^\s*\(\s*(?:\p{L}+\.?\s){0,2}$/u.test(text.slice(mark.end, number.start)) &&
  text[getEnd(number)] === ')' &&
  isMeasure(number.unit) &&
  mayBeSameAmount(last, number);

const setRole = (line: LineSoFar, number: LineNumber, role: LineNumber['role']): void => {
  line.found[line.found.indexOf(number)] = { ...number, role, restates: undefined };
};

/** The numbers that `per person` belongs to: the last one before it, and those that are joined to it. */
const findOwn = (line: LineSoFar, listed: readonly LineNumber[]): readonly LineNumber[] => {
  let first = listed.length - 1;
  for (; first > 0; first -= 1) {
    const [previous, next] = [listed[first - 1], listed[first]];
    if (previous === undefined || next === undefined || !areJoined(line, previous, next)) break;
  }
  return listed.slice(Math.max(0, first));
};

const applyMark = (line: LineSoFar, mark: Mark): void => {
  const { text } = line;
  const found = [...line.found];
  const before = findSpanBefore(line, mark);
  const own = findOwn(
    line,
    found.filter((number) => isIn(number, before)),
  );
  const last = own.at(-1);
  // `4 lb mussels, 1 lb per person`: the first is the total. But whose rasher is it in `2 eggs, 1 rasher bacon per person`?
  const isRemark =
    mark.bracket !== undefined || (last !== undefined && AT_ONCE.test(text.slice(getEnd(last), mark.start)));
  for (const number of found) {
    const { role, start } = number;
    const isAmount = role === 'amount' || role === 'unknown';
    if (own.includes(number)) {
      // A size stays a size, and `2 %` is no amount.
      if (isAmount) setRole(line, number, 'per-person');
    } else if (start < mark.start) {
      if ((isAmount && !isRemark) || (role === 'size' && isIn(number, before))) setRole(line, number, 'unknown');
    } else if (isAmount && (mark.bracket === undefined || start < mark.bracket.end)) {
      if (own.length === 0 || isRepetition(line, mark, last, number)) setRole(line, number, 'per-person');
      else setRole(line, number, isTotal(line, number) ? role : 'unknown');
    }
  }
};

/**
 * What is meant per person is not multiplied, because the number of people is: `40g/2oz per person`, `2 potatoes per
 * person`. Measures can still be converted. If it is unclear which amounts are meant, the line is not scaled.
 */
export const markPerPerson = (line: LineSoFar): void => {
  if (line.found.length === 0) return;
  for (const mark of findMarks(line.text)) applyMark(line, mark);
};
