import { SectionList } from '../../sections/section-list.ts';
import type { Section } from '../../sections/section-list.ts';
import { stripHeadingMarks, endsMidPhrase, endsSentence, isSectionHeading, countWords } from './line-heuristics.ts';
import type { TextLine } from './text-lines.ts';

/** Whether the next line continues the sentence of this one. */
const goesOn = (line: string, next: string): boolean =>
  !endsSentence(line) && !/[:：]$/u.test(line) && (/^[\p{Ll}(]/u.test(next) || endsMidPhrase(line) || line.length > 60);

const MIN_SHARE = 0.2;

/** Whether lines were wrapped at a fixed width rather than broken by the author. */
const isWrapped = (lines: readonly TextLine[]): boolean => {
  let [breaks, broken] = [0, 0];
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (next === undefined || next.isAfterGap || next.marker !== undefined) continue;
    breaks += 1;
    if (goesOn(line.text, next.text)) broken += 1;
  }
  return broken > 0 && broken >= breaks * MIN_SHARE;
};

/** Joins lines into paragraphs, keeping only the line breaks the author intended. */
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
  countWords(line.text) <= 8 &&
  !endsSentence(line.text) &&
  (line.isAfterGap || next.marker !== undefined) &&
  isSectionHeading(line.text, isShouted);

/**
 * Groups lines into steps. A list marker always starts a step. Otherwise each paragraph is a step if lines were
 * wrapped, and each line if they were not.
 */
export const groupStepLines = (lines: readonly TextLine[]): readonly Section[] => {
  const list = new SectionList();
  const isMarked = lines.filter(({ marker }) => marker !== undefined).length > 1 || lines[0]?.marker !== undefined;
  const isJoined = isMarked || isWrapped(lines);
  const isShouted = lines.every(({ text }) => !/\p{Ll}{2}/u.test(text));
  let isOpen = false;
  for (const [index, line] of lines.entries()) {
    if (isHeadingOfSteps(line, lines[index + 1], isShouted)) {
      list.startSection(stripHeadingMarks(line.text));
      isOpen = false;
      continue;
    }
    // The text of a lone marker is on the next line.
    if (line.text === '') {
      isOpen = false;
      continue;
    }
    if (isOpen && isJoined && line.marker === undefined && !line.isAfterGap) list.appendToLast(line.text);
    else list.add(line.text);
    isOpen = true;
  }
  return list.sections;
};
