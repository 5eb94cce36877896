import { SectionList } from '../shared/sections/section-list.ts';
import type { Section } from '../shared/sections/section-list.ts';
import { factsIn } from './line-facts.ts';
import { bareHeading, endsOpen, isPartHeading, isSentence, namesPart } from './line-signs.ts';
import type { AmountSigns } from './line-signs.ts';
import type { TextLine } from './text-lines.ts';

const LONGEST_ITEM = 1000;

const hasOpenBracket = (text: string): boolean => (text.match(/\(/g)?.length ?? 0) > (text.match(/\)/g)?.length ?? 0);

/** Whether a line goes on with the one above. One that is long already has gone on for long enough. */
const goesOn = (text: string, last: string, isItem: boolean): boolean => {
  if (last.length > LONGEST_ITEM) return false;
  return hasOpenBracket(last) || (/^[\p{Ll}()]/u.test(text) && (isItem || endsOpen(last)));
};

/** The lines of a list of ingredients in their sections. */
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

/** How many lines without an amount may stand between two that have one. */
const WIDEST_HOLE = 3;

export interface Block {
  readonly start: number;
  /** One after the last. */
  readonly end: number;
}

/** Tells where somebody begins to cook. Where the items end with dots, as in some books, it takes longer sentences. */
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

/** Where the ingredients are in lines of which no heading tells it: where most lines with amounts stand together. */
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

/** How many lines without an amount may stand above the first that has one. */
const MOST_ABOVE = 3;

/** Lines right above the amounts, up to a gap, that are items as well: `zest of a lemon`, or a heading. */
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

/** With `salt and pepper` right below the amounts, and what belongs to them right above. */
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
