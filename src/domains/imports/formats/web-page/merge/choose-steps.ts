import type { Section } from '../../../sections/section-list.ts';
import { getSectionItems } from '../sections.ts';
import { alignLines, countSharedWords, toWords } from '../word-overlap.ts';

const MIN_SAME_TEXT_SIMILARITY = 0.85;
const MIN_CONTAINED_FRACTION = 0.9;

/**
 * Which steps to use: the structured ones, the visible ones, or the structured ones under the visible section titles.
 */
export type StepSource =
  | { readonly use: 'structured' }
  | { readonly use: 'visible' }
  /** For each structured step, the title of the section that starts there. An empty title ends the previous section. */
  | { readonly use: 'structured-with-titles'; readonly titles: readonly (string | undefined)[] };

/** Dice coefficient of the words of two texts. */
const similarity = (a: readonly string[], b: readonly string[]): number => {
  const total = a.length + b.length;
  return total === 0 ? 0 : (2 * countSharedWords(a, b)) / total;
};

const endsWithEllipsis = (lines: readonly string[]): boolean => /(?:…|\.\.\.)\s*$/.test(lines.at(-1) ?? '');

/** For steps without section titles: the titles that the page shows above them. */
const findVisibleTitles = (lines: readonly string[], visible: readonly Section[]): readonly (string | undefined)[] => {
  const sectionByLine = visible.flatMap((section) => section.items.map(() => section));
  let current: Section | undefined;
  return alignLines(lines, getSectionItems(visible)).map((match) => {
    const section = match === undefined ? undefined : sectionByLine[match];
    if (section === undefined || section === current) return undefined;
    const isFirst = current === undefined;
    current = section;
    return isFirst && section.title === '' ? undefined : section.title;
  });
};

/** Chooses when the page shows the same text as the structured data. */
const chooseForSameText = (structured: readonly Section[], visible: readonly Section[]): StepSource => {
  const lines = getSectionItems(structured);
  // The page splits what the data has as a single block.
  if (lines.length === 1 && getSectionItems(visible).length > 1) return { use: 'visible' };
  const lacksTitles = structured.every(({ title }) => title === '');
  const showsTitles = visible.some(({ title }) => title !== '');
  return lacksTitles && showsTitles
    ? { use: 'structured-with-titles', titles: findVisibleTitles(lines, visible) }
    : { use: 'structured' };
};

/** Chooses between the structured and the visible steps. The structured data is usually right. */
export const chooseSteps = (structured: readonly Section[], visible: readonly Section[]): StepSource => {
  const [lines, visibleLines] = [getSectionItems(structured), getSectionItems(visible)];
  if (lines.length === 0) return { use: 'visible' };
  if (visibleLines.length === 0) return { use: 'structured' };
  const [words, visibleWords] = [toWords(lines.join(' ')), toWords(visibleLines.join(' '))];
  if (similarity(words, visibleWords) >= MIN_SAME_TEXT_SIMILARITY) return chooseForSameText(structured, visible);
  if (countSharedWords(words, visibleWords) < words.length * MIN_CONTAINED_FRACTION) return { use: 'structured' };
  // Some structured data stops after the first few steps. A few extra visible lines may just be notes, so the page must
  // show more than twice as much.
  const isLessThanHalf = visibleWords.length > words.length * 2 && visibleLines.length >= lines.length * 2;
  const isTruncated =
    endsWithEllipsis(lines) || (isLessThanHalf && !alignLines(lines, visibleLines).includes(undefined));
  return { use: isTruncated ? 'visible' : 'structured' };
};
