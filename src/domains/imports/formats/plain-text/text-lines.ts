import { collapseWhitespace } from '../../../../platform/text/collapse-whitespace.ts';
import { splitLines } from '../../text/lines.ts';

/** A non-empty line. */
export interface TextLine {
  /** Without its list marker. */
  readonly text: string;
  readonly marker: 'bullet' | 'number' | undefined;
  /** Whether a blank line, a rule or the start of the text precedes it. */
  readonly isAfterGap: boolean;
  /** Whether a rule or a page break precedes it. */
  readonly isAfterBreak: boolean;
  /** The index of the line in the text. */
  readonly row: number;
}

/** Bullets. ASCII characters and dashes only count before a space. */
const BULLET = /^(?:[•·▪▫◦‣⁃●○■□▢☐☑✓✔➢➤►▸◆◇★☆⬜]\s*|[-–—*+»>]\s+|o\s+(?=\p{L}))(?=\S)/u;
/** `1.`, `2)`, `(3)`, `④`, and `Step 5:` in several languages, but not the `1.` of `1.5`. */
const NUMBER =
  /^(?:(?:step|schritt|étape|etape|paso|passo|stap|steg|trin|trinn|krok|vaihe|lépés|шаг|крок|adım)\s{0,3}\d{1,2}\s{0,2}[:.)–-]?|\(?\d{1,2}[.)]-?|[①-⑳])\s*(?=[\p{L}"“«¿¡(]|$)/iu;
/** `1) 2 eggs`: a list number followed by an amount. */
const NUMBER_BEFORE_NUMBER = /^\(?\d{1,2}[.)]\s+(?=[\p{N}])/u;

/** Invisible characters that end up in text copied from web pages. */
const UNSEEN = /[\u00ad\u200b\u2060-\u2064]/g;

const isRule = (line: string): boolean => !/[\p{L}\p{N}]/u.test(line);

const markOf = (line: string): Pick<TextLine, 'text' | 'marker'> => {
  const bullet = BULLET.exec(line);
  const rest = bullet === null ? line : line.slice(bullet[0].length);
  const number = NUMBER.exec(rest) ?? NUMBER_BEFORE_NUMBER.exec(rest);
  if (number !== null) return { text: rest.slice(number[0].length), marker: 'number' };
  return { text: rest, marker: bullet === null ? undefined : 'bullet' };
};

/** Longer rules and page breaks are breaks. A single character, which some people put between steps, is just a gap. */
const LONG_RULE = 3;

/** Parses the non-empty lines of a text, at most `max`, with what precedes each. */
export const parseTextLines = (text: string, max: number): TextLine[] => {
  const lines: TextLine[] = [];
  let [isAfterGap, isAfterBreak] = [true, false];
  for (const [row, raw] of splitLines(text).entries()) {
    for (const [index, part] of raw.split('\f').entries()) {
      if (index > 0) [isAfterGap, isAfterBreak] = [true, true];
      const line = collapseWhitespace(part.replaceAll(UNSEEN, ''));
      if (isRule(line)) {
        isAfterGap = true;
        isAfterBreak ||= line.length >= LONG_RULE;
        continue;
      }
      if (lines.length >= max) return lines;
      lines.push({ ...markOf(line), isAfterGap, isAfterBreak, row });
      [isAfterGap, isAfterBreak] = [false, false];
    }
  }
  return lines;
};
