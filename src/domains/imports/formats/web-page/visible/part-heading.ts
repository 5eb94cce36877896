import { foldHeading } from '../../shared/vocabulary/fold.ts';
import type { PagePart } from '../../shared/vocabulary/languages/language-words.ts';
import { pagePartOf } from '../../shared/vocabulary/read-heading.ts';

/** Longer lines are never headings. */
const LONGEST = 90;
const MOST_WORDS = 9;
const LONGEST_PLAIN = 50;
/** Limit for lines that are not marked up as headings: `Zutaten für vier Personen`. */
const MOST_PLAIN_WORDS = 6;
/** Additions in brackets: `Ingredients (4 servings)`. */
const BRACKETS = /\([^)]{0,60}\)|\[[^\]]{0,60}\]/g;
/** `Preparation: 30 min` is a time, not a heading. */
const TIME = /\d\s*(?:min|h\b|hour|std|stund|heure|hora|uur)/i;

/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const LONGEST_UNSPACED = 20;

const withoutBrackets = (line: string): string =>
  line.includes('(') || line.includes('[') ? line.replaceAll(BRACKETS, ' ') : line;

/** Whether the line is a part heading without a qualifier: `Ingredients`, but not `Wet ingredients`. */
export const isPlainHeading = (line: string): boolean =>
  line.length <= LONGEST && (/\d/.test(line) || pagePartOf(foldHeading(withoutBrackets(line))) !== undefined);

/** Finds the longest run of words at the start or end that is a known heading. */
const kindOfEdge = (words: readonly string[]): PagePart | undefined => {
  for (let count = words.length - 1; count > 0; count -= 1) {
    const kind = pagePartOf(words.slice(0, count).join(' ')) ?? pagePartOf(words.slice(-count).join(' '));
    if (kind !== undefined) return kind;
  }
  return undefined;
};

/** `材料（2人分）` or, if marked up as a heading, `红烧肉的做法`. */
const kindOfUnspaced = (text: string, isMarked: boolean): PagePart | undefined => {
  if (text.length > LONGEST_UNSPACED) return undefined;
  for (let count = text.length - 1; count > 1; count -= 1) {
    const kind =
      pagePartOf(text.slice(0, count).trim()) ?? (isMarked ? pagePartOf(text.slice(-count).trim()) : undefined);
    if (kind !== undefined) return kind;
  }
  return undefined;
};

/**
 * Which part of a recipe the line introduces. Lines marked up as headings may contain other words (`Ingredients for the
 * dough`); in other lines the heading must be the whole text.
 */
export const partHeading = (line: string, isMarked: boolean): PagePart | undefined => {
  if (line.length > (isMarked ? LONGEST : LONGEST_PLAIN) || (!isMarked && /^\d/.test(line))) return undefined;
  const text = foldHeading(withoutBrackets(line));
  const whole = pagePartOf(text);
  if (whole !== undefined) return whole;
  const [before = '', after = ''] = line.split(/[:：]/, 2);
  if (after !== '' && !/\d/.test(after)) {
    const kind = pagePartOf(foldHeading(before));
    if (kind !== undefined) return kind;
  }
  if (UNSPACED.test(text)) return kindOfUnspaced(text, isMarked);
  const words = text.split(' ');
  if (words.length > MOST_WORDS || TIME.test(line)) return undefined;
  if (isMarked) return kindOfEdge(words);
  const first = words.length <= MOST_PLAIN_WORDS ? pagePartOf(words[0] ?? '') : undefined;
  return first === 'ingredients' ? first : undefined;
};
