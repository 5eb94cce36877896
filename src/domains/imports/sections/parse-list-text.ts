import { removeEmptyLines, splitParagraphs, splitLines } from '../text/lines.ts';
import { createHeadingEntry, createLineEntry } from './list-entries.ts';
import type { ListEntry } from './list-entries.ts';

/** The minimum length of a line that was wrapped because it was full. */
const FULL = 40;

/** Whether a sentence continues on the next line. */
const goesOn = (current: string, next: string): boolean =>
  current.length >= FULL && !/[.!?:;…"”»)]$/u.test(current) && /^\p{Ll}/u.test(next);

/** Programs write one step per line, but some texts were wrapped at a fixed width before they were entered. */
const unwrapped = (paragraph: readonly string[]): readonly string[] =>
  paragraph.some((one, index) => goesOn(one, paragraph[index + 1] ?? '')) ? [paragraph.join(' ')] : paragraph;

const NUMBERED = /^(\d{1,2})[.)](?!\d)\s*/;

const numberOf = (text: string): number | undefined => {
  const [, digits] = NUMBERED.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits);
};

/** Whether the numbers count steps, possibly restarting for each part. A lone `2. Advent` is not a step number. */
const isCounted = (numbers: readonly number[]): boolean =>
  numbers.length > 0 && numbers.every((number, index) => number === 1 || number === (numbers[index - 1] ?? 0) + 1);

/** Removes step numbers, because steps are numbered when displayed. */
const uncounted = (texts: readonly string[]): readonly string[] => {
  const numbers = texts.flatMap((text) => numberOf(text) ?? []);
  return isCounted(numbers) ? texts.map((text) => text.replace(NUMBERED, '') || text) : texts;
};

/** A longer line that ends with a colon is a sentence rather than a heading. */
const MAX_HEADING_LENGTH = 80;

/** `For the dough:` is a heading; `Salt: about 2 g` and `Then do this. And that:` are not. */
export const parseSectionTitle = (text: string): string | undefined => {
  if (!/[:：]$/u.test(text) || text.length > MAX_HEADING_LENGTH || /[.!?]\s/u.test(text)) return undefined;
  return text.slice(0, -1).trim() || undefined;
};

/** The signs that people put before the lines of a list. */
const BULLET = /^[•·▪◦‣*–-]\s+/u;

/** Parses lines into list entries. Lines that end with a colon are headings. */
export const parseListLines = (texts: readonly string[]): readonly ListEntry[] =>
  texts.map((written) => {
    const text = written.replace(BULLET, '');
    const title = parseSectionTitle(text);
    return title === undefined ? createLineEntry(text) : createHeadingEntry(title, text);
  });

/** Parses lines as steps, without their numbers. */
export const parseStepLines = (lines: readonly string[]): readonly ListEntry[] =>
  parseListLines(uncounted(removeEmptyLines(lines)));

/** Parses a text as steps, joining wrapped lines. */
export const parseStepText = (text: string): readonly ListEntry[] =>
  parseStepLines(splitParagraphs(splitLines(text)).flatMap(unwrapped));

/** Parses a text as ingredients, one per line. */
export const parseIngredientText = (text: string): readonly ListEntry[] =>
  parseListLines(removeEmptyLines(splitLines(text)));
