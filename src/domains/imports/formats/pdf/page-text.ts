import type { PageLine } from './reading-order.ts';

const medianOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** The first halves of words that have a hyphen wherever they stand. */
const HYPHENATED =
  /(?:^|[^\p{L}])(?:all|low|medium|non|half|self|well|extra|semi|full|high|one|two|three|four|five|six|gluten|dairy|sugar|fat|stir|deep|slow|bite|sun|oven|pan|free|long|short|store|ready|pre|re|co|e)-$/iu;

/** A word that a line end has cut in two is one word again. */
export const joinHyphens = (lines: readonly string[]): string[] => {
  const joined: string[] = [];
  for (const line of lines) {
    const last = joined.at(-1) ?? '';
    const isCut = /\p{L}{2}[-\u00ad]$/u.test(last) && /^\p{Ll}{2}/u.test(line);
    if (isCut) joined[joined.length - 1] = (HYPHENATED.test(last) ? last : last.slice(0, -1)) + line;
    else joined.push(line);
  }
  return joined;
};

/** Whether the space above a line is more than that between lines, or its letters are other ones. */
const isApart = (line: PageLine, above: PageLine, spacing: number): boolean =>
  line.isFirst ||
  above.y - line.y > spacing * 1.45 ||
  Math.abs(line.size - above.size) > 0.2 * Math.min(line.size, above.size);

/** How wide a letter is on average, in parts of its height. */
const LETTER = 0.5;
/** And how far before the edge a line may end that is full. */
const SLACK = 2;

/** A line that was full, so that the next word had to stand on the next one, in the middle of a sentence. */
const isFull = (line: PageLine, next: string): boolean => {
  const [word = ''] = /^\S+/.exec(next) ?? [];
  return /^[\p{Ll}(]/u.test(next) && line.end + (word.length * LETTER + SLACK) * line.size > line.right;
};

/** The lines of a page as text, with an empty line wherever there is space. */
export const pageText = (lines: readonly PageLine[]): string[] => {
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
  return joinHyphens(texts);
};

const PAGE_NUMBER =
  /^(?:[-–—\s]{0,4}(?:page|seite|página|pagina|sida|side|strona)?\s?\d{1,4}(?:\s?(?:\/|of|von|de|di|van|av)\s?\d{1,4})?[-–—\s]{0,4})$/iu;
/** So many lines at the top and the bottom of a page may be those of every page. */
const MARGIN = 2;

/** The uppermost and the lowest lines of a page, in whichever column they are read. */
const marginsOf = (page: readonly PageLine[]): readonly PageLine[] => {
  const sorted = page.toSorted((a, b) => b.y - a.y);
  return [...sorted.slice(0, MARGIN), ...sorted.slice(MARGIN).slice(-MARGIN)];
};

const marginKey = (text: string): string => text.replaceAll(/\d+/g, '#').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** What browsers print above and below a page: when, and from where. */
const PRINTED_AT = /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?\s\d{1,2}[:.]\d{2}(?:\s?[AP]M)?\s{0,5}/i;
const PRINTED_FROM = /^((?:https?|file):\/\/\S{3,2000})(?:\s\d{1,4}\/\d{1,4})?$/i;

/** The address of a printed page says where the recipe comes from; the time says nothing. */
const withoutPrint = (text: string): string => {
  const address = PRINTED_FROM.exec(text.trim())?.[1];
  if (address !== undefined) return /^http/i.test(address) ? `Source: ${address}` : '';
  return text.trim().replace(PRINTED_AT, '');
};

/** Pages without what the program printed on each of them: numbers, and lines that stand there on every page. */
export const withoutMargins = (pages: readonly (readonly PageLine[])[]): (readonly PageLine[])[] => {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const keys = marginsOf(page).map(({ text }) => marginKey(text));
    for (const key of new Set(keys)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const least = Math.max(2, pages.length * 0.6);
  const seen = new Set<string>();
  return pages.map((page) => {
    const margins = new Set(marginsOf(page));
    return page.flatMap((line) => {
      if (!margins.has(line)) return [line];
      const text = withoutPrint(line.text);
      if (text === '' || (pages.length > 1 && PAGE_NUMBER.test(text))) return [];
      const key = marginKey(line.text);
      const isRepeated = (counts.get(key) ?? 0) >= least && seen.has(key);
      seen.add(key);
      return isRepeated ? [] : [{ ...line, text }];
    });
  });
};
