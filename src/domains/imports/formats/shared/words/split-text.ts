import { filledLines, paragraphsOf, splitLines } from '../lines/split-lines.ts';
import { heading, line } from './entries.ts';
import type { Entry } from './entries.ts';

/** As long as a line is at least that was broken because it was full. */
const FULL = 40;

/** Whether a line goes on in the next one: it is full, is no whole sentence, and the next begins in the midst of one. */
const goesOn = (current: string, next: string): boolean =>
  current.length >= FULL && !/[.!?:;…"”»)]$/u.test(current) && /^\p{Ll}/u.test(next);

/** Programs have a line for each step; some texts were broken into lines of one width before they came there. */
const unwrapped = (paragraph: readonly string[]): readonly string[] =>
  paragraph.some((one, index) => goesOn(one, paragraph[index + 1] ?? '')) ? [paragraph.join(' ')] : paragraph;

const NUMBERED = /^(\d{1,2})[.)](?!\d)\s*/;

const numberOf = (text: string): number | undefined => {
  const [, digits] = NUMBERED.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits);
};

/** Whether the numbers before steps count them, once or anew in each part. `2. Advent` alone is no number of a step. */
const isCounted = (numbers: readonly number[]): boolean =>
  numbers.length > 0 && numbers.every((number, index) => number === 1 || number === (numbers[index - 1] ?? 0) + 1);

/** Without the numbers that count the steps: a list of steps has numbers of its own. */
const uncounted = (texts: readonly string[]): readonly string[] => {
  const numbers = texts.flatMap((text) => numberOf(text) ?? []);
  return isCounted(numbers) ? texts.map((text) => text.replace(NUMBERED, '') || text) : texts;
};

/** A sentence may end with a colon; what is as short as this is what the lines below it are for. */
const LONGEST_HEADING = 80;

/** `For the dough:` is a heading, `Salt: about 2 g` and `Then do this. And that:` are not. */
export const sectionTitleIn = (text: string): string | undefined => {
  if (!/[:：]$/u.test(text) || text.length > LONGEST_HEADING || /[.!?]\s/u.test(text)) return undefined;
  return text.slice(0, -1).trim() || undefined;
};

/** The signs that people put before the lines of a list. */
const BULLET = /^[•·▪◦‣*–-]\s+/u;

/** The lines as entries of a list, in which those that end with a colon are headings. */
export const withHeadings = (texts: readonly string[]): readonly Entry[] =>
  texts.map((written) => {
    const text = written.replace(BULLET, '');
    const title = sectionTitleIn(text);
    return title === undefined ? line(text) : heading(title, text);
  });

/** The steps of some lines, without the numbers that count them. */
export const stepsOfLines = (lines: readonly string[]): readonly Entry[] => withHeadings(uncounted(filledLines(lines)));

/** The steps of a text, which may have been broken into lines. */
export const stepsOfText = (text: string): readonly Entry[] =>
  stepsOfLines(paragraphsOf(splitLines(text)).flatMap(unwrapped));

/** The lines of a list that is a text. */
export const ingredientsOfText = (text: string): readonly Entry[] => withHeadings(filledLines(splitLines(text)));
