import { foldText } from '../../../text/fold-text.ts';
import type { PagePart } from '../../../vocabulary/languages/language-words.ts';
import { getPagePart } from '../../../vocabulary/headings.ts';

/** Longer lines are never headings. */
const MAX_MARKED_LENGTH = 90;
const MAX_MARKED_WORDS = 9;
const MAX_PLAIN_LENGTH = 50;
/** Limit for lines that are not marked up as headings: `Zutaten für vier Personen`. */
const MAX_PLAIN_WORDS = 6;
/** Additions in brackets: `Ingredients (4 servings)`. */
const BRACKETS = /\([^)]{0,60}\)|\[[^\]]{0,60}\]/g;
/** `Preparation: 30 min` is a time, not a heading. */
const TIME = /\d\s*(?:min|h\b|hour|std|stund|heure|hora|uur)/i;

/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const MAX_UNSPACED_LENGTH = 20;

const stripBrackets = (line: string): string =>
  line.includes('(') || line.includes('[') ? line.replaceAll(BRACKETS, ' ') : line;

/** Whether the line is a part heading without a qualifier: `Ingredients`, but not `Wet ingredients`. */
export const isExactPartHeading = (line: string): boolean =>
  line.length <= MAX_MARKED_LENGTH && (/\d/.test(line) || getPagePart(foldText(stripBrackets(line))) !== undefined);

/** Finds the longest run of words at the start or end that is a known heading. */
const findPartAtEdge = (words: readonly string[]): PagePart | undefined => {
  for (let count = words.length - 1; count > 0; count -= 1) {
    const part = getPagePart(words.slice(0, count).join(' ')) ?? getPagePart(words.slice(-count).join(' '));
    if (part !== undefined) return part;
  }
  return undefined;
};

/** `材料（2人分）` or, if marked up as a heading, `红烧肉的做法`. */
const findPartInUnspaced = (text: string, isMarked: boolean): PagePart | undefined => {
  if (text.length > MAX_UNSPACED_LENGTH) return undefined;
  for (let count = text.length - 1; count > 1; count -= 1) {
    const part =
      getPagePart(text.slice(0, count).trim()) ?? (isMarked ? getPagePart(text.slice(-count).trim()) : undefined);
    if (part !== undefined) return part;
  }
  return undefined;
};

/**
 * Which part of a recipe the line introduces. Lines marked up as headings may contain other words (`Ingredients for the
 * dough`); in other lines the heading must be the whole text.
 */
export const detectPartHeading = (line: string, isMarked: boolean): PagePart | undefined => {
  if (line.length > (isMarked ? MAX_MARKED_LENGTH : MAX_PLAIN_LENGTH) || (!isMarked && /^\d/.test(line)))
    return undefined;
  const text = foldText(stripBrackets(line));
  const whole = getPagePart(text);
  if (whole !== undefined) return whole;
  const [before = '', after = ''] = line.split(/[:：]/, 2);
  if (after !== '' && !/\d/.test(after)) {
    const part = getPagePart(foldText(before));
    if (part !== undefined) return part;
  }
  if (UNSPACED.test(text)) return findPartInUnspaced(text, isMarked);
  const words = text.split(' ');
  if (words.length > MAX_MARKED_WORDS || TIME.test(line)) return undefined;
  if (isMarked) return findPartAtEdge(words);
  const first = words.length <= MAX_PLAIN_WORDS ? getPagePart(words[0] ?? '') : undefined;
  return first === 'ingredients' ? first : undefined;
};
