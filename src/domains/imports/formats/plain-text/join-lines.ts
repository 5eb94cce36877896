import { SectionList } from '../shared/sections/section-list.ts';
import type { Section } from '../shared/sections/section-list.ts';
import { bareHeading, endsOpen, endsSentence, isPartHeading, wordCount } from './line-signs.ts';
import type { TextLine } from './text-lines.ts';

/** A line that ends in the middle of a sentence which the next one goes on with. */
const goesOn = (line: string, next: string): boolean =>
  !endsSentence(line) && !/[:：]$/u.test(line) && (/^[\p{Ll}(]/u.test(next) || endsOpen(line) || line.length > 60);

const LEAST_SHARE = 0.2;

/** Whether the lines were broken by whoever printed them, and not by whoever wrote them. */
const isWrapped = (lines: readonly TextLine[]): boolean => {
  let [breaks, broken] = [0, 0];
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (next === undefined || next.isAfterGap || next.marker !== undefined) continue;
    breaks += 1;
    if (goesOn(line.text, next.text)) broken += 1;
  }
  return broken > 0 && broken >= breaks * LEAST_SHARE;
};

/** Text of paragraphs, with the line breaks that somebody meant. */
export const joinParagraphs = (lines: readonly TextLine[]): string => {
  const between = isWrapped(lines) ? ' ' : '\n';
  let text = '';
  for (const [index, line] of lines.entries()) {
    const isNew = line.isAfterGap || line.marker !== undefined;
    if (index > 0) text += line.isAfterGap ? '\n\n' : isNew ? '\n' : between;
    text += line.text;
  }
  return text;
};

const isHeadingOfSteps = (line: TextLine, next: TextLine | undefined, isShouted: boolean): boolean =>
  line.marker === undefined &&
  next !== undefined &&
  wordCount(line.text) <= 8 &&
  !endsSentence(line.text) &&
  (line.isAfterGap || next.marker !== undefined) &&
  isPartHeading(line.text, isShouted);

/**
 * The steps of the lines below a heading for them. Where items are marked, each is a step; otherwise a paragraph is one
 * where lines were broken to fit, and each line where they were not.
 */
export const joinSteps = (lines: readonly TextLine[]): readonly Section[] => {
  const list = new SectionList();
  const isMarked = lines.filter(({ marker }) => marker !== undefined).length > 1 || lines[0]?.marker !== undefined;
  const isJoined = isMarked || isWrapped(lines);
  const isShouted = lines.every(({ text }) => !/\p{Ll}{2}/u.test(text));
  let isOpen = false;
  for (const [index, line] of lines.entries()) {
    if (isHeadingOfSteps(line, lines[index + 1], isShouted)) {
      list.open(bareHeading(line.text));
      isOpen = false;
      continue;
    }
    // A marker alone has its text on the next line.
    if (line.text === '') {
      isOpen = false;
      continue;
    }
    if (isOpen && isJoined && line.marker === undefined && !line.isAfterGap) list.append(line.text);
    else list.add(line.text);
    isOpen = true;
  }
  return list.all;
};
