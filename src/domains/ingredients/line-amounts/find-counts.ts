import { getEnd } from './compare-measures.ts';
import type { LineSoFar } from './line-so-far.ts';
import { isBeforeContainer } from './read-size.ts';
import { CLAUSE_START, DEPTH_BEFORE, PIECES_BEFORE } from './role-patterns.ts';
import { findLeadingUnit, findUnitFrom } from './find-unit-span.ts';
import type { UnitSpan } from './find-unit-span.ts';
import type { ScannedNumber } from './scan-numbers.ts';
import { isContainer, isCountWord } from './unit-kinds.ts';

/** A size in brackets, or one such as `14-ounce`, `400g/14oz` or `1lb 2oz`, between a count and what is counted. */
const SIZE =
  /^\s*(?:[x×]\s?|(?:large|small|medium|big)\s+(?=[([]))?(?:\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]|[\d¼-¾⅐-⅞][\d¼-¾⅐-⅞ ./]*[-‐\s]?\p{L}+\.?(?:\s?\/\s?[\d¼-¾⅐-⅞ .]+\p{L}+(?:\s[\d¼-¾⅐-⅞]+\s?\p{L}+)?)?)[,\s]*/u;
const DIGIT = /[\d¼-¾⅐-⅞]/u;
const MULTIPLICATION_SIGN = /^\s?[x×]\s/u;
const SIZE_END = /^[.)\]"″”]*/u;
const PUNCTUATION = /[,;(]/u;

/** `1 x tin 400g tomatoes`. */
const withMultipliedContainer = (line: LineSoFar, number: ScannedNumber): ScannedNumber => {
  const sign = MULTIPLICATION_SIGN.exec(line.after(number.end));
  const unit = sign && findUnitFrom(line.text, number.end + sign[0].length, line.language);
  return unit && isContainer(unit) ? { ...number, unit: { ...unit, isApart: true } } : number;
};

/** The container after a bracketed size is the unit of the count: `1 (14 oz) can`. */
export const withContainer = (line: LineSoFar, number: ScannedNumber): ScannedNumber => {
  if (number.unit !== undefined) return number;
  const rest = line.text.slice(number.end, number.end + 80);
  const size = SIZE.exec(rest);
  if (size === null || !DIGIT.test(size[0])) return withMultipliedContainer(line, number);
  const unit = findUnitFrom(line.text, number.end + size[0].length, line.language);
  if (unit === undefined || !isCountWord(unit, line.text)) return number;
  return { ...number, unit: { ...unit, isHyphenated: false, isApart: true } };
};

const findUnitAfterSizes = (line: LineSoFar, index: number): UnitSpan | undefined => {
  const others = line.found.slice(index).findIndex(({ role }) => role !== 'size');
  const last = line.found.at(others === -1 ? -1 : index + others - 1);
  if (last === undefined) return undefined;
  const unit = findUnitFrom(
    line.text,
    getEnd(last) + (SIZE_END.exec(line.after(getEnd(last)))?.[0].length ?? 0),
    line.language,
  );
  return unit !== undefined && isCountWord(unit, line.text)
    ? { ...unit, isHyphenated: false, isApart: true }
    : undefined;
};

const insertImplied = (line: LineSoFar, index: number, at: number, unit: UnitSpan | undefined): void => {
  for (const [position, number] of line.found.entries()) {
    const { restates } = number;
    if (restates !== undefined && restates >= index) line.found[position] = { ...number, restates: restates + 1 };
  }
  line.found.splice(index, 0, {
    start: at,
    end: at,
    amount: { value: '1' },
    isWord: false,
    isArticle: false,
    unit,
    role: 'amount',
    restates: undefined,
    isImplied: true,
  });
};

/** `400g tin` is one tin, `pinch of salt` one pinch. */
const addFirstImpliedCount = (line: LineSoFar): void => {
  const leading = findLeadingUnit(line.text, line.language);
  if (leading !== undefined) {
    insertImplied(line, 0, leading.start, leading.unit);
    return;
  }
  const index = line.found.findIndex(({ role }) => role !== 'fixed' && role !== 'temperature');
  const size = line.found[index];
  if (size?.role !== 'size') return;
  const before = line.text.slice(0, size.start);
  // A size of pieces says nothing about their number: `baguette, cut into 1 cm rounds`.
  if (!PUNCTUATION.test(before) && !DEPTH_BEFORE.test(before) && !PIECES_BEFORE[line.language ?? 'en'].test(before))
    insertImplied(line, index, size.start, findUnitAfterSizes(line, index));
};

/** `2 onions, 400g tin tomatoes`. */
const addFurtherImpliedCounts = (line: LineSoFar): void => {
  for (let index = line.found.length - 1; index > 0; index -= 1) {
    const size = line.found[index];
    if (size?.role !== 'size' || line.found[index - 1]?.isImplied === true) continue;
    if (CLAUSE_START.test(line.before(size.start)) && isBeforeContainer(line, size))
      insertImplied(line, index, size.start, findUnitAfterSizes(line, index));
  }
};

/** Adds the counts of one that are not written. */
export const addImpliedCounts = (line: LineSoFar): void => {
  addFirstImpliedCount(line);
  addFurtherImpliedCounts(line);
};
