import { Element } from 'domhandler';

import { isBareAmount, isControlText } from './line-heuristics.ts';
import type { VisibleLine } from './visible-text.ts';

/** The lines of one list item, or a single line outside of any item. */
export interface LineGroup {
  readonly item: Element | undefined;
  readonly lines: readonly VisibleLine[];
}

/** Elements that are items by definition; others are only detected as such. */
const ITEM_ELEMENTS: ReadonlySet<string> = new Set(['li', 'tr', 'dt', 'dd']);
/** A box with more lines than this contains a list and is not an item itself. */
const MAX_LINES_IN_BOX = 4;

const isContent = ({ text, isControl }: VisibleLine): boolean => !isControl && !isControlText(text);

const groupByItem = (lines: readonly VisibleLine[]): LineGroup[] => {
  const groups: { item: Element | undefined; lines: VisibleLine[] }[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (!isContent(line)) continue;
    if (line.item !== undefined && last?.item === line.item) last.lines.push(line);
    else groups.push({ item: line.item, lines: [line] });
  }
  return groups;
};

const isListItem = ({ item }: LineGroup): boolean => item !== undefined && ITEM_ELEMENTS.has(item.name);

/** Groups lines by list item and drops buttons and other controls. */
export const groupLines = (lines: readonly VisibleLine[]): LineGroup[] => {
  const groups = groupByItem(lines);
  // If there is a real list, boxes next to it are not items.
  const hasList = groups.filter(isListItem).length >= 2;
  const isOneItem = (group: LineGroup): boolean =>
    group.item === undefined || isListItem(group) || (!hasList && group.lines.length <= MAX_LINES_IN_BOX);
  return groups.flatMap((group) =>
    isOneItem(group) ? [group] : group.lines.map((line) => ({ item: undefined, lines: [line] })),
  );
};

/** The group's text on a single line. */
export const getGroupText = ({ lines }: LineGroup): string => lines.map(({ text }) => text).join(' ');

/**
 * The ingredient on one line, amount first. Some pages put the name in the first column and the amount in the second.
 */
export const formatIngredient = (group: LineGroup): string => {
  const [first, second, ...more] = group.lines.map(({ text }) => text);
  const isAmountLast = second !== undefined && more.length === 0 && first !== undefined && isBareAmount(second);
  return isAmountLast && !/\p{N}/u.test(first) ? `${second} ${first}` : getGroupText(group);
};

/** Whether the first group's item is nested in the second's. */
export const isNestedIn = ({ item: inner }: LineGroup, { item: outer }: LineGroup): boolean => {
  if (inner === undefined || outer === undefined) return false;
  for (let ancestor = inner.parent; ancestor instanceof Element; ancestor = ancestor.parent)
    if (ancestor === outer) return true;
  return false;
};
