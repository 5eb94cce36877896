const LINE_END = /\r\n|[\n\r\v\u0085\u2028\u2029]/;

/** The lines of a text as they are, without what ends them. A form feed stays: it ends a page and not a line. */
export const splitLines = (text: string): string[] => text.split(LINE_END);

/** On one line, with single spaces. */
export const squeezed = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Lines without what stands around them, the empty ones left out. */
export const filledLines = (lines: readonly string[]): string[] =>
  lines.map((line) => squeezed(line)).filter((line) => line !== '');

/** What stands between empty lines, line by line. */
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

/** Longer lines are no rows of a table. */
const LONGEST_ROW = 2000;

/** With spaces in place of tabs, up to the columns at which terminals and printers stop. */
export const withoutTabs = (line: string, width = 8): string => {
  if (!line.includes('\t') || line.length > LONGEST_ROW) return line;
  let written = '';
  for (const [index, part] of line.split('\t').entries()) {
    if (index > 0) written += ' '.repeat(width - (written.length % width));
    written += part;
  }
  return written;
};
