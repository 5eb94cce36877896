import { SectionList } from '../../sections/section-list.ts';
import type { Section } from '../../sections/section-list.ts';
import { parseFacts } from './parse-facts.ts';
import { stripHeadingMarks, endsMidPhrase, isSectionHeading, isSentence, isSectionName } from './line-heuristics.ts';
import type { AmountDetector } from './line-heuristics.ts';
import type { TextLine } from './text-lines.ts';

const MAX_ITEM_LENGTH = 1000;

const hasOpenBracket = (text: string): boolean => (text.match(/\(/g)?.length ?? 0) > (text.match(/\)/g)?.length ?? 0);

/** Whether a line continues the item above it. The length limit ends an item that would grow forever. */
const goesOn = (text: string, last: string, isItem: boolean): boolean => {
  if (last.length > MAX_ITEM_LENGTH) return false;
  return hasOpenBracket(last) || (/^[\p{Ll}()]/u.test(text) && (isItem || endsMidPhrase(last)));
};

/** Groups the lines of an ingredient list into sections. */
export const groupIngredientLines = (lines: readonly TextLine[], signs: AmountDetector): readonly Section[] => {
  const list = new SectionList();
  const isShouted = lines.every(({ text }) => !/\p{Ll}{2}/u.test(text));
  let isItem = false;
  for (const [index, line] of lines.entries()) {
    const { text, marker, isAfterGap } = line;
    if (text === '') continue;
    const isMeasured = signs.hasAmount(text);
    const next = lines[index + 1];
    const isAbove = next !== undefined && !next.isAfterGap && next.text !== '' && !isMeasured;
    const isHeading =
      (marker === undefined && !isMeasured && isSectionHeading(text, isShouted)) ||
      (isAbove && marker === undefined && isSectionName(text) && signs.hasAmount(next.text)) ||
      (isAbove && marker === undefined && next.marker !== undefined && isAfterGap && !isSentence(text));
    const { lastItem } = list;
    if (marker !== undefined || isAfterGap) isItem = marker !== undefined;
    const isMore =
      marker === undefined && !isAfterGap && !isMeasured && lastItem !== undefined && goesOn(text, lastItem, isItem);
    if (isHeading) list.startSection(stripHeadingMarks(text));
    else if (isMore) list.appendToLast(text);
    else list.add(text);
  }
  return list.sections;
};

/** How many lines without an amount may separate two lines with one. */
const MAX_GAP_LINES = 3;

export interface IngredientRange {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}

/** Detects the first step. If ingredients end with periods, as in some books, only longer sentences count as steps. */
export class StepDetector {
  readonly #signs: AmountDetector;
  readonly #leastWords: number;

  constructor(lines: readonly TextLine[], signs: AmountDetector) {
    this.#signs = signs;
    const measured = lines.filter(({ text }) => signs.hasAmount(text));
    const dotted = measured.filter(({ text }) => text.endsWith('.'));
    this.#leastWords = dotted.length * 2 > measured.length ? 8 : 3;
  }

  isStep({ text, marker }: TextLine): boolean {
    return (marker === 'number' || isSentence(text, this.#leastWords)) && !this.#signs.hasAmount(text);
  }
}

/** Finds the ingredients in a text without headings: the block with the most amounts. */
export const findIngredientRange = (lines: readonly TextLine[], signs: AmountDetector): IngredientRange | undefined => {
  const steps = new StepDetector(lines, signs);
  const isItem = ({ text }: TextLine): boolean => signs.hasAmount(text) && parseFacts(text, true) === undefined;
  let best: (IngredientRange & { readonly count: number }) | undefined;
  let start = -1;
  let [count, last] = [0, -1];
  const close = (): void => {
    if (start !== -1 && count > (best?.count ?? 1)) best = { start, end: last + 1, count };
    [start, count, last] = [-1, 0, -1];
  };
  for (const [index, line] of lines.entries()) {
    if (steps.isStep(line) || (start !== -1 && index - last > MAX_GAP_LINES)) close();
    if (!isItem(line)) continue;
    if (start === -1) start = index;
    [count, last] = [count + 1, index];
  }
  close();
  return best && widened(best, lines, steps);
};

/** How many lines without an amount may precede the first line with one. */
const MAX_LINES_ABOVE = 3;

/** Extends the block upwards, as far as a gap, to items without amounts (`zest of a lemon`) and to a heading. */
const startAbove = (start: number, lines: readonly TextLine[], steps: StepDetector): number => {
  let first = start;
  while (first > 0 && start - first < MAX_LINES_ABOVE && lines[first]?.isAfterGap === false) {
    const above = lines[first - 1];
    if (above === undefined || steps.isStep(above) || parseFacts(above.text, true) !== undefined) break;
    first -= 1;
  }
  if (lines[first]?.isAfterGap === true && first > 0) return first;
  const above = lines[start - 1];
  const isHeading = above !== undefined && (isSectionHeading(above.text, false) || isSectionName(above.text));
  return isHeading && lines[start]?.isAfterGap === false ? start - 1 : start;
};

/** Extends the block to adjacent lines without amounts, such as `salt and pepper`. */
const widened = ({ start, end }: IngredientRange, lines: readonly TextLine[], steps: StepDetector): IngredientRange => {
  let last = end;
  for (let line = lines[last]; line !== undefined && !steps.isStep(line); line = lines[last]) {
    // Below a gap only what is marked like the items above it.
    if (line.isAfterGap && !(line.marker === 'bullet' && lines[last - 1]?.marker === 'bullet')) break;
    last += 1;
  }
  // A heading right above the steps is one of theirs.
  const bottom = lines[last - 1];
  if (
    bottom !== undefined &&
    last > end &&
    last < lines.length &&
    (isSectionHeading(bottom.text, false) || isSectionName(bottom.text))
  ) {
    last -= 1;
  }
  return { start: startAbove(start, lines, steps), end: last };
};
