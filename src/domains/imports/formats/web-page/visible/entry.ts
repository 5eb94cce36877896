import { Element } from 'domhandler';

import { isBareAmount, isControlText } from './line-looks.ts';
import type { Line } from './line.ts';

/** The lines of one item, or one line that belongs to none. */
export interface Entry {
  readonly item: Element | undefined;
  readonly lines: readonly Line[];
}

/** Elements that are items by their name. Others only look like it. */
const ITEMS: ReadonlySet<string> = new Set(['li', 'tr', 'dt', 'dd']);
/** A box with more lines than this holds a list and is no item of one. */
const MOST_IN_BOX = 4;

const isRead = ({ text, isControl }: Line): boolean => !isControl && !isControlText(text);

/** Lines of one item together. */
const together = (lines: readonly Line[]): Entry[] => {
  const entries: { item: Element | undefined; lines: Line[] }[] = [];
  for (const line of lines) {
    const last = entries.at(-1);
    if (!isRead(line)) continue;
    if (line.item !== undefined && last?.item === line.item) last.lines.push(line);
    else entries.push({ item: line.item, lines: [line] });
  }
  return entries;
};

const isRealItem = ({ item }: Entry): boolean => item !== undefined && ITEMS.has(item.name);

/** The entries of a part of a page, without what is there to be pressed. */
export const entriesOf = (lines: readonly Line[]): Entry[] => {
  const entries = together(lines);
  // Beside a list, boxes are not its items.
  const hasList = entries.filter(isRealItem).length >= 2;
  const isWhole = (entry: Entry): boolean =>
    entry.item === undefined || isRealItem(entry) || (!hasList && entry.lines.length <= MOST_IN_BOX);
  return entries.flatMap((entry) =>
    isWhole(entry) ? [entry] : entry.lines.map((line) => ({ item: undefined, lines: [line] })),
  );
};

/** The text of an entry on one line. */
export const textOfEntry = ({ lines }: Entry): string => lines.map(({ text }) => text).join(' ');

/** An ingredient on one line, its amount first: some pages have the name in one column and the amount in the next. */
export const ingredientOf = (entry: Entry): string => {
  const [first, second, ...more] = entry.lines.map(({ text }) => text);
  const isReversed = second !== undefined && more.length === 0 && first !== undefined && isBareAmount(second);
  return isReversed && !/\p{N}/u.test(first) ? `${second} ${first}` : textOfEntry(entry);
};

/** Whether the item of one entry stands in that of another. */
export const isInside = ({ item: inner }: Entry, { item: outer }: Entry): boolean => {
  if (inner === undefined || outer === undefined) return false;
  for (let at = inner.parent; at instanceof Element; at = at.parent) if (at === outer) return true;
  return false;
};
