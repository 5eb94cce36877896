import { splitLines, squeezed } from '../shared/lines/split-lines.ts';

/** A line with something on it. */
export interface TextLine {
  /** Without what marks it as an item of a list. */
  readonly text: string;
  readonly marker: 'bullet' | 'number' | undefined;
  /** An empty line, a rule or the start of the text is above it. */
  readonly isAfterGap: boolean;
  /** A rule or the end of a page is above it. */
  readonly isAfterBreak: boolean;
  /** Which line of the text it is. */
  readonly row: number;
}

/** Signs that begin an item, and those that do so only before a space. */
const BULLET = /^(?:[•·▪▫◦‣⁃●○■□▢☐☑✓✔➢➤►▸◆◇★☆⬜]\s*|[-–—*+»>]\s+|o\s+(?=\p{L}))(?=\S)/u;
/** `1.`, `2)`, `(3)`, `④`, and `Step 5:` in the languages of the headings; never the `1.` of `1.5`. */
const NUMBER =
  /^(?:(?:step|schritt|étape|etape|paso|passo|stap|steg|trin|trinn|krok|vaihe|lépés|шаг|крок|adım)\s{0,3}\d{1,2}\s{0,2}[:.)–-]?|\(?\d{1,2}[.)]-?|[①-⑳])\s*(?=[\p{L}"“«¿¡(]|$)/iu;
/** `1) 2 eggs`: a number before a number. */
const NUMBER_BEFORE_NUMBER = /^\(?\d{1,2}[.)]\s+(?=[\p{N}])/u;

/** Signs that take no room, as texts have them that were copied from pages. */
const UNSEEN = /[\u00ad\u200b\u2060-\u2064]/g;

const isRule = (line: string): boolean => !/[\p{L}\p{N}]/u.test(line);

const markOf = (line: string): Pick<TextLine, 'text' | 'marker'> => {
  const bullet = BULLET.exec(line);
  const rest = bullet === null ? line : line.slice(bullet[0].length);
  const number = NUMBER.exec(rest) ?? NUMBER_BEFORE_NUMBER.exec(rest);
  if (number !== null) return { text: rest.slice(number[0].length), marker: 'number' };
  return { text: rest, marker: bullet === null ? undefined : 'bullet' };
};

/** Rows of signs and the ends of pages are breaks; a single sign, as some write between steps, is a gap. */
const LONG_RULE = 3;

/** The lines of a text on which there is something to read, at most so many, with what stands above each. */
export const readTextLines = (text: string, most: number): TextLine[] => {
  const lines: TextLine[] = [];
  let [isAfterGap, isAfterBreak] = [true, false];
  for (const [row, raw] of splitLines(text).entries()) {
    for (const [index, part] of raw.split('\f').entries()) {
      if (index > 0) [isAfterGap, isAfterBreak] = [true, true];
      const line = squeezed(part.replaceAll(UNSEEN, ''));
      if (isRule(line)) {
        isAfterGap = true;
        isAfterBreak ||= line.length >= LONG_RULE;
        continue;
      }
      if (lines.length >= most) return lines;
      lines.push({ ...markOf(line), isAfterGap, isAfterBreak, row });
      [isAfterGap, isAfterBreak] = [false, false];
    }
  }
  return lines;
};
