import { foldHeading } from '../../shared/vocabulary/fold.ts';
import type { PagePart } from '../../shared/vocabulary/languages/language-words.ts';
import { pagePartOf } from '../../shared/vocabulary/read-heading.ts';

/** Longer lines are no headings of a part. */
const LONGEST = 90;
const MOST_WORDS = 9;
const LONGEST_PLAIN = 50;
/** `Zutaten für vier Personen`: so long a line may be that is not marked as a heading. */
const MOST_PLAIN_WORDS = 6;
/** What pages write around the word: `Ingredients (4 servings)`. */
const BRACKETS = /\([^)]{0,60}\)|\[[^\]]{0,60}\]/g;
/** `Preparation: 30 min` says how long it takes. */
const TIME = /\d\s*(?:min|h\b|hour|std|stund|heure|hora|uur)/i;

/** Languages that put no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const LONGEST_UNSPACED = 20;

const withoutBrackets = (line: string): string =>
  line.includes('(') || line.includes('[') ? line.replaceAll(BRACKETS, ' ') : line;

/** Whether a line is the heading of a part and says nothing else: `Ingredients`, and not `Wet ingredients`. */
export const isPlainHeading = (line: string): boolean =>
  line.length <= LONGEST && (/\d/.test(line) || pagePartOf(foldHeading(withoutBrackets(line))) !== undefined);

/** The kind of the longest row of words at the beginning or at the end. */
const kindOfEdge = (words: readonly string[]): PagePart | undefined => {
  for (let count = words.length - 1; count > 0; count -= 1) {
    const kind = pagePartOf(words.slice(0, count).join(' ')) ?? pagePartOf(words.slice(-count).join(' '));
    if (kind !== undefined) return kind;
  }
  return undefined;
};

/** `材料（2人分）`, and where it is marked as a heading `红烧肉的做法`. */
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
 * What part of a recipe a line is the heading of. A line that is marked as a heading may have other words beside it,
 * `Ingredients for the dough`; of any other line it must be all.
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
