import type { Element } from 'domhandler';

import { BLOCK } from '../../shared/html/element-kinds.ts';
import { textOf } from '../../shared/html/text-of.ts';
import type { Line, VisibleText } from './line.ts';

/** Titles may stand between two elements of a group, and this far from them. */
const FARTHEST_TITLE = 3;

/** An element in the middle of a line, as a line of its own, or the whole line where it is the only one in it. */
const lineOfInline = (element: Element, around: Line | undefined, isOnlyOne: boolean): Line => {
  const text = textOf(element);
  const isAmountOutside = !/\p{N}/u.test(text) && /\p{N}/u.test(around?.text ?? '');
  const isWhole = isOnlyOne && isAmountOutside && around?.text.includes(text) === true;
  return {
    text: isWhole ? around.text : text,
    at: around?.at ?? 0,
    block: element,
    item: element,
    level: 0,
    kind: undefined,
    isControl: false,
  };
};

/** The lines of a group of elements and the titles between them; each element of the group may be one item. */
export const linesOfGroup = (group: readonly Element[], { lines, ranges }: VisibleText, areItems: boolean): Line[] => {
  const found: Line[] = [];
  const begins = group.map((element) => ranges.get(element)?.[0]);
  let last = 0;
  for (const [index, element] of group.entries()) {
    const [from, to] = ranges.get(element) ?? [0, 0];
    const isInline = from === to && ranges.has(element) && !BLOCK.has(element.name);
    // Of elements in elements the outer one is taken.
    if (isInline ? from < last : to <= last) continue;
    const begin = Math.max(from, last);
    const title = lines.slice(Math.max(last, begin - FARTHEST_TITLE), begin).findLast(({ level }) => level > 1);
    if (title !== undefined) found.push(title);
    if (isInline) {
      const isOnlyOne = begins[index - 1] !== from && begins[index + 1] !== from;
      const line = lineOfInline(element, lines[from], isOnlyOne);
      if (line.text !== '') found.push(line);
    } else for (const line of lines.slice(begin, to)) found.push(areItems ? { ...line, item: element } : line);
    last = to;
  }
  return found;
};
