import type { Element } from 'domhandler';

import { BLOCK_ELEMENTS } from '../../../markup/html/element-kinds.ts';
import { getNodeText } from '../../../markup/html/node-text.ts';
import type { VisibleLine, VisibleText } from './visible-text.ts';

/** How many lines before an element a section title may be. */
const MAX_TITLE_DISTANCE = 3;

/**
 * A line for an inline element. If it is alone on its visible line and the amount is outside it, the whole line is
 * used.
 */
const createInlineLine = (element: Element, enclosingLine: VisibleLine | undefined, isAlone: boolean): VisibleLine => {
  const text = getNodeText(element);
  const isAmountOutside = !/\p{N}/u.test(text) && /\p{N}/u.test(enclosingLine?.text ?? '');
  const useWholeLine = isAlone && isAmountOutside && enclosingLine?.text.includes(text) === true;
  return {
    text: useWholeLine ? enclosingLine.text : text,
    index: enclosingLine?.index ?? 0,
    block: element,
    item: element,
    level: 0,
    part: undefined,
    isControl: false,
  };
};

/**
 * Collects the lines of a group of elements and the titles between them. With `areItems`, each element is one list
 * item.
 */
export const collectLines = (
  group: readonly Element[],
  { lines, ranges }: VisibleText,
  areItems: boolean,
): VisibleLine[] => {
  const collected: VisibleLine[] = [];
  const starts = group.map((element) => ranges.get(element)?.[0]);
  let previousEnd = 0;
  for (const [index, element] of group.entries()) {
    const [start, end] = ranges.get(element) ?? [0, 0];
    const isInline = start === end && ranges.has(element) && !BLOCK_ELEMENTS.has(element.name);
    // Of nested elements, only the outermost counts.
    if (isInline ? start < previousEnd : end <= previousEnd) continue;
    const first = Math.max(start, previousEnd);
    const title = lines
      .slice(Math.max(previousEnd, first - MAX_TITLE_DISTANCE), first)
      .findLast(({ level }) => level > 1);
    if (title !== undefined) collected.push(title);
    if (isInline) {
      const isAlone = starts[index - 1] !== start && starts[index + 1] !== start;
      const line = createInlineLine(element, lines[start], isAlone);
      if (line.text !== '') collected.push(line);
    } else for (const line of lines.slice(first, end)) collected.push(areItems ? { ...line, item: element } : line);
    previousEnd = end;
  }
  return collected;
};
