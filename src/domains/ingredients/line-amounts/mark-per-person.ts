import { getEnd, hasOtherDimension, hasSameSize } from './compare-measures.ts';
import { isMeasured } from './line-so-far.ts';
import type { LineNumber, LineSoFar } from './line-so-far.ts';
import { ABOUT, MAY_BE_PER_PERSON, PER_PERSON, TOTAL_AFTER, TOTAL_BEFORE } from './role-patterns.ts';
import type { TextSpan } from './find-unit-span.ts';
import { isMeasure } from './unit-kinds.ts';

/** Small amounts are rounded generously: `40g or 2oz`. */
const MAX_DEVIATION = 0.35;

/** What may stand between two statements of an amount: `8 oz/225 g`, `8 oz steak (225 g)`, `40g or 2oz`. */
const RESTATED = new RegExp(String.raw`(?:[/=([,]|(?<!\p{L})(?:or|oder|ou|o|of|eller))\s*(?:${ABOUT}\s*)?$`, 'iu');
/** `1 egg and 2 rashers`. */
const JOINED = new RegExp(
  String.raw`(?:[+&]|(?<!\p{L})(?:plus|and|or|und|oder|et|ou|y|o|e|ed|en|of|och|eller|más|più|mais))\s*(?:${ABOUT}\s*)?$`,
  'iu',
);
const ONLY_SPACE = /^\.?\s*$/u;
const SIZE_BETWEEN = /^\s*(?:[x×]\s?)?[([]?\s*$/iu;
const NO_FOOD = new RegExp(
  String.raw`^(?:[\s.,/=()[\]x×-]|(?<!\p{L})(?:${ABOUT}|or|oder|ou|o|of|eller)(?!\p{L}))*$`,
  'iu',
);
/** Nothing further away than this is meant: `8 eggs – 2 per person`. */
const DELIMITER = /\s[-–—]\s|[:;=]/u;

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

/** The marks that follow a number, or that come first. Others say nothing new, however often they are repeated. */
const findMarks = ({ text, found }: LineSoFar): readonly Mark[] => {
  const marks: Mark[] = [];
  if (!MAY_BE_PER_PERSON.test(text)) return marks;
  for (const { 0: words, index: start } of text.matchAll(PER_PERSON)) {
    const from = marks.at(-1)?.end ?? 0;
    if (marks.length > 0 && !found.some((number) => number.start >= from && number.start < start)) continue;
    marks.push({ start, end: start + words.length, bracket: findBracketAround(text, start) });
  }
  return marks;
};

/** Whether both numbers state one amount, or two that belong together. */
const areJoined = ({ text }: LineSoFar, first: LineNumber, second: LineNumber): boolean => {
  const between = text.slice(getEnd(first), second.start);
  // `1 lb 2 oz`, `2 x 100g fillets`, `1 (6 oz) fillet`.
  if (ONLY_SPACE.test(between) || (second.role === 'size' && SIZE_BETWEEN.test(between))) return true;
  if (isMeasure(second.unit) && RESTATED.test(between)) {
    const isOtherKind = !isMeasure(first.unit) || hasOtherDimension(first, second);
    if (hasSameSize(first, second, MAX_DEVIATION) || (isOtherKind && between.includes('('))) return true;
    // `(1½ cups, 9.5 ounces, per roll)`, but in `2 lb or 8 oz per person`, the pounds are the total.
    if (NO_FOOD.test(between)) return isMeasure(first.unit) && hasOtherDimension(first, second);
  }
  return JOINED.test(between) && !DELIMITER.test(between);
};

/** The numbers that `per person` belongs to: the last one of these, and those that are joined to it. */
const findOwn = (line: LineSoFar, listed: readonly LineNumber[]): readonly LineNumber[] => {
  let first = listed.length - 1;
  for (; first > 0; first -= 1) {
    const [previous, next] = [listed[first - 1], listed[first]];
    if (previous === undefined || next === undefined || !areJoined(line, previous, next)) break;
  }
  return listed.slice(Math.max(0, first));
};

/** `2 %` is no amount, but the `2` of `8 eggs, 2 per person` is one. */
const mayBeOwn = (text: string, mark: Mark, number: LineNumber): boolean =>
  isMeasured(number) || number.role === 'unknown' || ONLY_SPACE.test(text.slice(getEnd(number), mark.start));

const isIn = ({ start }: LineNumber, from: number, to: number): boolean => start >= from && start < to;

/** What is meant per person: in the same bracket, otherwise before it, or else after it. */
const findMeant = (line: LineSoFar, mark: Mark): readonly LineNumber[] => {
  const { text, found } = line;
  const { bracket, start, end } = mark;
  const listed = found.filter((number) => number.start >= start || mayBeOwn(text, mark, number));
  const inside = bracket === undefined ? [] : listed.filter((number) => isIn(number, bracket.start, start));
  if (inside.length > 0) return findOwn(line, inside);
  const next = bracket && listed.find((number) => isIn(number, end, bracket.end));
  // `spaghetti (per person 100 g)`, but not `2 eggs (per person, or 3 if small)`.
  if (next !== undefined && !/[,;]/u.test(text.slice(end, next.start))) return [next];
  const before = listed.filter((number) => number.start < (bracket?.start ?? start));
  return before.length > 0 ? findOwn(line, before) : listed.filter((number) => isMeasured(number));
};

/** Whether nothing but numbers stands before the mark: `4 lb mussels, 1 lb per person`, but not `1 rasher bacon per person`. */
const isRemark = ({ text }: LineSoFar, mark: Mark, meant: readonly LineNumber[]): boolean =>
  mark.bracket !== undefined ||
  meant.every((number, at) => NO_FOOD.test(text.slice(getEnd(number), meant[at + 1]?.start ?? mark.start)));

const isTotal = ({ text }: LineSoFar, number: LineNumber): boolean =>
  TOTAL_AFTER.test(text.slice(getEnd(number), getEnd(number) + 30)) ||
  TOTAL_BEFORE.test(text.slice(0, number.start)) ||
  // `(2 lb/900 g total)`.
  TOTAL_AFTER.test(text.slice(getEnd(number), getEnd(number) + 40).replace(/^\s?\/\s?[\d¼-¾⅐-⅞ .,/]+\s?\p{L}+/u, ''));

/** The same amount again after the mark: `40 g per person (2 oz)`. */
const isRepetition = ({ text }: LineSoFar, meant: readonly LineNumber[], number: LineNumber): boolean =>
  isMeasure(number.unit) &&
  meant.some(
    (other) =>
      hasSameSize(other, number, MAX_DEVIATION) ||
      (!isMeasure(other.unit) &&
        /^\s?[/)\]]/u.test(text.slice(getEnd(number))) &&
        text.slice(other.end, number.start).includes('(')),
  );

/** `500g/1lb 2oz per person`: read as sizes, because `per` follows, they are amounts and state each other. */
const linkStatements = (line: LineSoFar, meant: readonly LineNumber[]): void => {
  const { found, text } = line;
  const own = meant.map((number) => found.indexOf(number));
  for (const [at, index] of own.entries()) {
    const number = found[index];
    if ((number?.role !== 'size' && number?.role !== 'amount') || !isMeasure(number.unit)) continue;
    const previous = found[own[at - 1] ?? -1];
    const isRest = previous !== undefined && ONLY_SPACE.test(text.slice(getEnd(previous), number.start));
    const main = isRest
      ? previous.restates
      : own
          .slice(0, at)
          .find((other) => found[other] !== undefined && hasSameSize(found[other], number, MAX_DEVIATION));
    // `2 x 100g fillets per person` are two fillets of this size.
    if (at === 0 || main !== undefined || (isRest && isMeasure(previous.unit)))
      found[index] = { ...number, role: 'amount', restates: main ?? number.restates };
  }
};

const applyMark = (line: LineSoFar, mark: Mark): void => {
  linkStatements(line, findMeant(line, mark));
  const found = [...line.found];
  const meant = findMeant(line, mark);
  const own = new Set(meant.map((number) => number.restates ?? found.indexOf(number)));
  const isAside = isRemark(line, mark, meant);
  const hasTotal = found.some(
    (number) => number.role === 'amount' && !meant.includes(number) && number.start < mark.start,
  );
  const endAt = mark.bracket?.end ?? line.text.length;
  for (const [index, number] of found.entries()) {
    const { role, restates, start } = number;
    const isMeant = meant.includes(number);
    if (role !== 'amount' && !(role === 'fixed' && isMeant)) continue;
    const isAfter = start > mark.start;
    if (isAfter && isTotal(line, number)) {
      // Not another statement of what is meant per person: `1/2 cup rice per person (400 g total)`.
      line.found[index] = { ...number, restates: restates !== undefined && own.has(restates) ? undefined : restates };
    } else if (isMeant || own.has(restates ?? index)) {
      line.found[index] = { ...number, role: 'per-person' };
    } else if (isAfter && !hasTotal && isRepetition(line, meant, number)) {
      const main = meant.find((other) => hasSameSize(other, number, MAX_DEVIATION));
      line.found[index] = { ...number, role: 'per-person', restates: restates ?? (main && found.indexOf(main)) };
    } else if (isAfter ? start < endAt : !isAside) {
      line.found[index] = { ...number, role: 'unknown', restates: undefined };
    }
  }
};

/**
 * What is meant per person is not multiplied, because the number of people is: `40g/2oz per person`, `2 potatoes per
 * person`. Measures can still be converted. If it is unclear which amounts are meant, the line is not scaled.
 */
export const markPerPerson = (line: LineSoFar): void => {
  if (line.found.length === 0) return;
  for (const mark of findMarks(line)) applyMark(line, mark);
};
