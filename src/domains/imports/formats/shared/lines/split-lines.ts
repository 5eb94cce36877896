const LINE_END = /\r\n|[\n\r\v\u0085\u2028\u2029]/;

/** Splits a text at line ends. Form feeds are kept: they end a page, not a line. */
export const splitLines = (text: string): string[] => text.split(LINE_END);

/** Collapses whitespace to single spaces, on one line. */
export const squeezed = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Lines without what stands around them, the empty ones left out. */
export const filledLines = (lines: readonly string[]): string[] =>
  lines.map((line) => squeezed(line)).filter((line) => line !== '');

/** Splits lines into paragraphs at blank lines. */
export const paragraphsOf = (lines: readonly string[]): string[][] => {
  const paragraphs: string[][] = [];
  let isOpen = false;
  for (const raw of lines) {
    const line = squeezed(raw);
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
const LONGEST_ROW = 2000;

/** Replaces tabs with spaces up to the next tab stop. */
export const withoutTabs = (line: string, width = 8): string => {
  if (!line.includes('\t') || line.length > LONGEST_ROW) return line;
  let written = '';
  for (const [index, part] of line.split('\t').entries()) {
    if (index > 0) written += ' '.repeat(width - (written.length % width));
    written += part;
  }
  return written;
};
