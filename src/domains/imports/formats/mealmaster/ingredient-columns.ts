import { squeezed } from '../shared/lines/split-lines.ts';
import { isUnitCode, unitWord } from './unit-codes.ts';

/** One ingredient of a column, or more words of the one before it. */
export interface ColumnEntry {
  readonly text: string;
  readonly isContinuation: boolean;
}

/** Quantity in seven places, a space, a unit in two, a space, and the food. */
const COLUMN = /^([\d\s./,½¼¾⅓⅔⅛~-]{7}) (.{2}) (.*)$/;
/** Hand-made files have the same in other places, but then with a unit that is known. */
const LOOSE = /^\s{0,12}([\d][\d\s./-]{0,10})\s{1,12}([A-Za-z]{1,2})\s{1,6}(\S.*)$/;
/** Where the second column begins, more or less. */
const SECOND_COLUMN = [41, 40, 39, 42, 38, 43] as const;
const LONGEST = 400;

const entryOf = (quantity: string, code: string, food: string): ColumnEntry => {
  const text = squeezed(food);
  const [amount, unit] = [squeezed(quantity), code.trim()];
  const isContinuation = amount === '' && unit === '' && /^-(?!-)/.test(text);
  if (isContinuation) return { text: text.slice(1).trim(), isContinuation };
  const words = [amount, unit === '' ? '' : unitWord(unit, amount), text];
  return { text: words.filter((word) => word !== '').join(' '), isContinuation };
};

/** What stands in one column, where it is laid out as ingredients are. */
const inColumn = (text: string): ColumnEntry | undefined => {
  const [, quantity = '', code = '', food = ''] = COLUMN.exec(text) ?? [];
  if (food.trim() === '') return undefined;
  const unit = code.trim();
  const hasAmount = quantity.trim() !== '';
  // A unit that nobody knows is a word of the directions, unless there is a number before it.
  if (unit !== '' && !isUnitCode(unit) && !(hasAmount && /^\p{L}{1,2}\.?$/u.test(unit))) return undefined;
  if (hasAmount && !/[\d½¼¾⅓⅔⅛]/.test(quantity)) return undefined;
  // Food that does not begin in its place may have its unit before it.
  const moved = unit === '' && /^\s/.test(food) ? loosely(text) : undefined;
  return moved ?? entryOf(quantity, code, food);
};

const loosely = (line: string): ColumnEntry | undefined => {
  const [, quantity = '', code = '', food = ''] = LOOSE.exec(line) ?? [];
  return food !== '' && isUnitCode(code) ? entryOf(quantity, code, food) : undefined;
};

/** The one or two ingredients of a line; undefined where it is no line of ingredients. */
export const ingredientsIn = (line: string): readonly [ColumnEntry, ColumnEntry?] | undefined => {
  if (line.length > LONGEST) return undefined;
  for (const at of SECOND_COLUMN) {
    if (line.length <= at || line[at - 1] !== ' ') continue;
    const [left, right] = [inColumn(line.slice(0, at)), inColumn(line.slice(at))];
    if (left !== undefined && right !== undefined) return [left, right];
    // A column may have ended above: the other stands alone.
    if (right !== undefined && line.slice(0, at).trim() === '') return [right];
  }
  const only = inColumn(line) ?? loosely(line);
  return only && [only];
};
