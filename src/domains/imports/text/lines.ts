import { collapseWhitespace } from '../../../platform/text/collapse-whitespace.ts';

const LINE_END = /\r\n|[\n\r\v\u0085\u2028\u2029]/;

/** Splits a text at line ends. Form feeds are kept: they end a page, not a line. */
export const splitLines = (text: string): string[] => text.split(LINE_END);

/** Trims lines and removes empty ones. */
export const removeEmptyLines = (lines: readonly string[]): string[] =>
  lines.map((line) => collapseWhitespace(line)).filter((line) => line !== '');

/** Splits lines into paragraphs at blank lines. */
export const splitParagraphs = (lines: readonly string[]): string[][] => {
  const paragraphs: string[][] = [];
  let isOpen = false;
  for (const raw of lines) {
    const line = collapseWhitespace(raw);
    if (line === '') isOpen = false;
    else if (isOpen) paragraphs.at(-1)?.push(line);
    else {
      paragraphs.push([line]);
      isOpen = true;
    }
  }
  return paragraphs;
};

/** Longer lines are not table rows. */
const MAX_ROW_LENGTH = 2000;

/** Replaces tabs with spaces up to the next tab stop. */
export const expandTabs = (line: string, width = 8): string => {
  if (!line.includes('\t') || line.length > MAX_ROW_LENGTH) return line;
  let written = '';
  for (const [index, part] of line.split('\t').entries()) {
    if (index > 0) written += ' '.repeat(width - (written.length % width));
    written += part;
  }
  return written;
};
