import { SectionList } from '../shared/sections/section-list.ts';
import type { Section } from '../shared/sections/section-list.ts';
import { factsIn } from './line-facts.ts';
import { bareHeading, endsOpen, isPartHeading, isSentence, namesPart } from './line-signs.ts';
import type { AmountSigns } from './line-signs.ts';
import type { TextLine } from './text-lines.ts';

const LONGEST_ITEM = 1000;

const hasOpenBracket = (text: string): boolean => (text.match(/\(/g)?.length ?? 0) > (text.match(/\)/g)?.length ?? 0);

/** Whether a line continues the item above it. The length limit ends an item that would grow forever. */
const goesOn = (text: string, last: string, isItem: boolean): boolean => {
  if (last.length > LONGEST_ITEM) return false;
  return hasOpenBracket(last) || (/^[\p{Ll}()]/u.test(text) && (isItem || endsOpen(last)));
};

/** Groups the lines of an ingredient list into sections. */
export const listIngredients = (lines: readonly TextLine[], signs: AmountSigns): readonly Section[] => {
  const list = new SectionList();
  const isShouted = lines.every(({ text }) => !/\p{Ll}{2}/u.test(text));
  let isItem = false;
  for (const [index, line] of lines.entries()) {
    const { text, marker, isAfterGap } = line;
    if (text === '') continue;
    const isMeasured = signs.isMeasured(text);
    const next = lines[index + 1];
    const isAbove = next !== undefined && !next.isAfterGap && next.text !== '' && !isMeasured;
    const isHeading =
      (marker === undefined && !isMeasured && isPartHeading(text, isShouted)) ||
      (isAbove && marker === undefined && namesPart(text) && signs.isMeasured(next.text)) ||
      (isAbove && marker === undefined && next.marker !== undefined && isAfterGap && !isSentence(text));
    const { last } = list;
    if (marker !== undefined || isAfterGap) isItem = marker !== undefined;
    const isMore =
      marker === undefined && !isAfterGap && !isMeasured && last !== undefined && goesOn(text, last, isItem);
    if (isHeading) list.open(bareHeading(text));
    else if (isMore) list.append(text);
    else list.add(text);
  }
  return list.all;
};

/** How many lines without an amount may separate two lines with one. */
const WIDEST_HOLE = 3;

export interface Block {
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}

/** Detects the first step. If ingredients end with periods, as in some books, only longer sentences count as steps. */
export class StepSigns {
  readonly #signs: AmountSigns;
  readonly #leastWords: number;

  constructor(lines: readonly TextLine[], signs: AmountSigns) {
    this.#signs = signs;
    const measured = lines.filter(({ text }) => signs.isMeasured(text));
    const dotted = measured.filter(({ text }) => text.endsWith('.'));
    this.#leastWords = dotted.length * 2 > measured.length ? 8 : 3;
  }

  isStep({ text, marker }: TextLine): boolean {
    return (marker === 'number' || isSentence(text, this.#leastWords)) && !this.#signs.isMeasured(text);
  }
}

/** Finds the ingredients in a text without headings: the block with the most amounts. */
export const findIngredients = (lines: readonly TextLine[], signs: AmountSigns): Block | undefined => {
  const steps = new StepSigns(lines, signs);
  const isItem = ({ text }: TextLine): boolean => signs.isMeasured(text) && factsIn(text, true) === undefined;
  let best: (Block & { readonly count: number }) | undefined;
  let start = -1;
  let [count, last] = [0, -1];
  const close = (): void => {
    if (start !== -1 && count > (best?.count ?? 1)) best = { start, end: last + 1, count };
    [start, count, last] = [-1, 0, -1];
  };
  for (const [index, line] of lines.entries()) {
    if (steps.isStep(line) || (start !== -1 && index - last > WIDEST_HOLE)) close();
    if (!isItem(line)) continue;
    if (start === -1) start = index;
    [count, last] = [count + 1, index];
  }
  close();
  return best && widened(best, lines, steps);
};

/** How many lines without an amount may precede the first line with one. */
const MOST_ABOVE = 3;

/** Extends the block upwards, as far as a gap, to items without amounts (`zest of a lemon`) and to a heading. */
const startAbove = (start: number, lines: readonly TextLine[], steps: StepSigns): number => {
  let first = start;
  while (first > 0 && start - first < MOST_ABOVE && lines[first]?.isAfterGap === false) {
    const above = lines[first - 1];
    if (above === undefined || steps.isStep(above) || factsIn(above.text, true) !== undefined) break;
    first -= 1;
  }
  if (lines[first]?.isAfterGap === true && first > 0) return first;
  const above = lines[start - 1];
  const isHeading = above !== undefined && (isPartHeading(above.text, false) || namesPart(above.text));
  return isHeading && lines[start]?.isAfterGap === false ? start - 1 : start;
};

/** Extends the block to adjacent lines without amounts, such as `salt and pepper`. */
const widened = ({ start, end }: Block, lines: readonly TextLine[], steps: StepSigns): Block => {
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
    (isPartHeading(bottom.text, false) || namesPart(bottom.text))
  ) {
    last -= 1;
  }
  return { start: startAbove(start, lines, steps), end: last };
};
