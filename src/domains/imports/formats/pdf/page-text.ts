import type { PdfLine } from './reading-order.ts';

const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** First parts of words that are always hyphenated. */
const HYPHENATED =
  /(?:^|[^\p{L}])(?:all|low|medium|non|half|self|well|extra|semi|full|high|one|two|three|four|five|six|gluten|dairy|sugar|fat|stir|deep|slow|bite|sun|oven|pan|free|long|short|store|ready|pre|re|co|e)-$/iu;

/** Rejoins words that were hyphenated at a line end. */
export const dehyphenateLines = (lines: readonly string[]): string[] => {
  const joined: string[] = [];
  for (const line of lines) {
    const last = joined.at(-1) ?? '';
    const isCut = /\p{L}{2}[-\u00ad]$/u.test(last) && /^\p{Ll}{2}/u.test(line);
    if (isCut) joined[joined.length - 1] = (HYPHENATED.test(last) ? last : last.slice(0, -1)) + line;
    else joined.push(line);
  }
  return joined;
};

/** Whether a line starts a paragraph: there is extra space above it, or its font size differs. */
const isApart = (line: PdfLine, above: PdfLine, spacing: number): boolean =>
  line.isFirst ||
  above.y - line.y > spacing * 1.45 ||
  Math.abs(line.size - above.size) > 0.2 * Math.min(line.size, above.size);

/** Average width of a letter, as a multiple of its height. */
const LETTER = 0.5;
/** How many letter heights short of the edge a full line may end. */
const SLACK = 2;

/** Whether a line was wrapped in the middle of a sentence because the next word did not fit. */
const isFull = (line: PdfLine, next: string): boolean => {
  const [word = ''] = /^\S+/.exec(next) ?? [];
  return /^[\p{Ll}(]/u.test(next) && line.end + (word.length * LETTER + SLACK) * line.size > line.right;
};

/** Formats the lines of a page as text, with a blank line between paragraphs. */
export const joinPageLines = (lines: readonly PdfLine[]): string[] => {
  const distances = lines.flatMap((line, index) => {
    const above = lines[index - 1];
    return above === undefined || line.isFirst || above.y <= line.y ? [] : [above.y - line.y];
  });
  const spacing = medianOf(distances) || Infinity;
  const texts: string[] = [];
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    const isNew = above !== undefined && isApart(line, above, spacing);
    if (isNew) texts.push('');
    const last = texts.at(-1);
    if (above !== undefined && !isNew && last !== undefined && !last.endsWith('-') && isFull(above, line.text)) {
      texts[texts.length - 1] = `${last} ${line.text}`;
    } else texts.push(line.text);
  }
  return dehyphenateLines(texts);
};

const PAGE_NUMBER =
  /^(?:[-–—\s]{0,4}(?:page|seite|página|pagina|sida|side|strona)?\s?\d{1,4}(?:\s?(?:\/|of|von|de|di|van|av)\s?\d{1,4})?[-–—\s]{0,4})$/iu;
/** How many lines at the top and bottom of a page may be headers and footers. */
const MARGIN = 2;

/** The topmost and bottommost lines of a page, in any column. */
const marginsOf = (page: readonly PdfLine[]): readonly PdfLine[] => {
  const sorted = page.toSorted((a, b) => b.y - a.y);
  return [...sorted.slice(0, MARGIN), ...sorted.slice(MARGIN).slice(-MARGIN)];
};

const marginKey = (text: string): string => text.replaceAll(/\d+/g, '#').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Browsers print a timestamp and the URL at the edges of a page. */
const PRINTED_AT = /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?\s\d{1,2}[:.]\d{2}(?:\s?[AP]M)?\s{0,5}/i;
const PRINTED_FROM = /^((?:https?|file):\/\/\S{3,2000})(?:\s\d{1,4}\/\d{1,4})?$/i;

/** Turns the URL of a printed page into a source line and removes the timestamp. */
const withoutPrint = (text: string): string => {
  const address = PRINTED_FROM.exec(text.trim())?.[1];
  if (address !== undefined) return /^http/i.test(address) ? `Source: ${address}` : '';
  return text.trim().replace(PRINTED_AT, '');
};

/** Removes page numbers and the headers and footers that repeat on most pages. */
export const removeHeadersAndFooters = (pages: readonly (readonly PdfLine[])[]): (readonly PdfLine[])[] => {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const keys = marginsOf(page).map(({ text }) => marginKey(text));
    for (const key of new Set(keys)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const min = Math.max(2, pages.length * 0.6);
  const seen = new Set<string>();
  return pages.map((page) => {
    const margins = new Set(marginsOf(page));
    return page.flatMap((line) => {
      if (!margins.has(line)) return [line];
      const text = withoutPrint(line.text);
      if (text === '' || (pages.length > 1 && PAGE_NUMBER.test(text))) return [];
      const key = marginKey(line.text);
      const isRepeated = (counts.get(key) ?? 0) >= min && seen.has(key);
      seen.add(key);
      return isRepeated ? [] : [{ ...line, text }];
    });
  });
};
