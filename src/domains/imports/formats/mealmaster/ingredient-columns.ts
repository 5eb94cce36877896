import { collapseWhitespace } from '../../../../platform/text/collapse-whitespace.ts';
import { isUnitCode, toUnitName } from './unit-codes.ts';

/** One ingredient of a column, or the continuation of the previous one. */
export interface ColumnEntry {
  readonly text: string;
  readonly isContinuation: boolean;
}

/** Seven characters of quantity, a space, two of unit, a space, then the food. */
const COLUMN = /^([\d\s./,½¼¾⅓⅔⅛~-]{7}) (.{2}) (.*)$/;
/** Handwritten files are aligned differently, so the unit must be a known code. */
const LOOSE = /^\s{0,12}([\d][\d\s./-]{0,10})\s{1,12}([A-Za-z]{1,2})\s{1,6}(\S.*)$/;
/** Approximate start positions of the second column. */
const SECOND_COLUMN = [41, 40, 39, 42, 38, 43] as const;
const MAX_LENGTH = 400;

const entryOf = (quantity: string, code: string, food: string): ColumnEntry => {
  const text = collapseWhitespace(food);
  const [amount, unit] = [collapseWhitespace(quantity), code.trim()];
  const isContinuation = amount === '' && unit === '' && /^-(?!-)/.test(text);
  if (isContinuation) return { text: text.slice(1).trim(), isContinuation };
  const words = [amount, unit === '' ? '' : toUnitName(unit, amount), text];
  return { text: words.filter((word) => word !== '').join(' '), isContinuation };
};

/** Parses one column if it is laid out as an ingredient. */
const inColumn = (text: string): ColumnEntry | undefined => {
  const [, quantity = '', code = '', food = ''] = COLUMN.exec(text) ?? [];
  if (food.trim() === '') return undefined;
  const unit = code.trim();
  const hasAmount = quantity.trim() !== '';
  // An unknown unit is a word of the directions, unless a number precedes it.
  if (unit !== '' && !isUnitCode(unit) && !(hasAmount && /^\p{L}{1,2}\.?$/u.test(unit))) return undefined;
  if (hasAmount && !/[\d½¼¾⅓⅔⅛]/.test(quantity)) return undefined;
  // Misaligned food may be preceded by its unit.
  const moved = unit === '' && /^\s/.test(food) ? loosely(text) : undefined;
  return moved ?? entryOf(quantity, code, food);
};

const loosely = (line: string): ColumnEntry | undefined => {
  const [, quantity = '', code = '', food = ''] = LOOSE.exec(line) ?? [];
  return food !== '' && isUnitCode(code) ? entryOf(quantity, code, food) : undefined;
};

/** Parses the one or two ingredients of a line. Undefined for any other line. */
export const parseIngredientColumns = (line: string): readonly [ColumnEntry, ColumnEntry?] | undefined => {
  if (line.length > MAX_LENGTH) return undefined;
  for (const at of SECOND_COLUMN) {
    if (line.length <= at || line[at - 1] !== ' ') continue;
    const [left, right] = [inColumn(line.slice(0, at)), inColumn(line.slice(at))];
    if (left !== undefined && right !== undefined) return [left, right];
    // The left column may be shorter than the right one.
    if (right !== undefined && line.slice(0, at).trim() === '') return [right];
  }
  const only = inColumn(line) ?? loosely(line);
  return only && [only];
};
