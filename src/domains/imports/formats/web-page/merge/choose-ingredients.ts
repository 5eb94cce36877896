import { SectionList } from '../../../sections/section-list.ts';
import type { Section } from '../../../sections/section-list.ts';
import { foldText } from '../../../text/fold-text.ts';
import { alignLines, countSharedWords, toWords } from '../word-overlap.ts';
import { getNonEmptySections, endsWithEmptySection, getSectionItems, endsWithColon, stripColon } from '../sections.ts';
import { scoreAsIngredient } from '../visible/line-heuristics.ts';

/** Fraction of the lines that must match before two lists count as the same list. */
const MIN_MATCHED_FRACTION = 0.7;

const startsWithAmount = (line: string): boolean => /^[\p{N}~≈]/u.test(line);

/**
 * Typical of generated text: `leeks 2`, `stock, 1l`, `1Zwiebel`, `flour (null)`. `leeks – 2` is fine: people do write
 * that.
 */
const looksGenerated = (line: string): boolean =>
  (!startsWithAmount(line) && /\p{N}/u.test(line) && !/(?:\s[–—-]|:)\s*\p{N}/u.test(line)) ||
  /^\p{N}+\p{L}{4,}/u.test(line) ||
  /\(\s*\)|\bnull\b|\bundefined\b/u.test(line);

/** `500.0 g`: correct, but people would write `500 g`. */
const hasNeedlessDecimals = (line: string): boolean => /^\p{N}+\.0+\b/u.test(line);

const hasNoAmount = (line: string): boolean => !/\p{N}/u.test(line);

const fractionOf = <T>(items: readonly T[], test: (item: T) => boolean): number =>
  items.length === 0 ? 0 : items.filter(test).length / items.length;

/** Whether the visible list is of better quality than the structured one. */
const isVisibleListBetter = (
  structured: readonly string[],
  visible: readonly string[],
  matchCount: number,
): boolean => {
  const isGenerated = fractionOf(structured, looksGenerated) > 0.5 && fractionOf(visible, looksGenerated) < 0.3;
  const lacksAmounts = fractionOf(structured, hasNoAmount) > 0.7 && fractionOf(visible, hasNoAmount) < 0.5;
  if (isGenerated || lacksAmounts) return matchCount >= visible.length * 0.8;
  const hasDecimals =
    fractionOf(structured, hasNeedlessDecimals) > 0.5 && fractionOf(visible, hasNeedlessDecimals) === 0;
  return hasDecimals && matchCount === structured.length && matchCount === visible.length;
};

/** Whether the structured data omits lines that the page shows among the others. */
const isVisibleListMoreComplete = (structured: readonly string[], visible: readonly string[]): boolean => {
  if (structured.length < 2 || visible.length < structured.length * 1.2 || visible.length > structured.length * 6)
    return false;
  const visibleTexts = new Set(visible.map((line) => toWords(line).join(' ')));
  const areAllVisible = structured.every((line) => visibleTexts.has(toWords(line).join(' ')));
  // A visible list that merely appears twice is not more complete.
  return (
    areAllVisible &&
    visibleTexts.size > visible.length * 0.8 &&
    fractionOf(visible, (line) => scoreAsIngredient(line) >= 0.8) > 0.7
  );
};

/** Whether the structured data is a single string with the text that the page shows as a list. */
const isUnsplitList = (structured: readonly string[], visible: readonly string[]): boolean => {
  if (structured.length > 1 || visible.length < 3) return false;
  const [structuredWords, visibleWords] = [toWords(structured.join(' ')), toWords(visible.join(' '))];
  return countSharedWords(structuredWords, visibleWords) >= structuredWords.length * MIN_MATCHED_FRACTION;
};

/** A section title either ends with a colon or is shown as a title on the page. */
const isTitle = (line: string, titles: ReadonlySet<string>): boolean =>
  (endsWithColon(line) && !startsWithAmount(line) && line.length < 100) || titles.has(foldText(line));

/** Groups the structured lines under the section titles that the page shows. */
const groupByVisibleTitle = (
  structured: readonly Section[],
  visible: readonly Section[],
  matches: readonly (number | undefined)[],
): Section[] => {
  const titles = new Set(visible.map(({ title }) => foldText(title)).filter((title) => title !== ''));
  const sectionByLine = visible.flatMap((section) => section.items.map(() => section));
  const sections = new SectionList();
  let current: Section | undefined;
  let index = 0;
  for (const { title, items } of structured) {
    if (title !== '') sections.startSection(title);
    for (const item of items) {
      const match = matches[index];
      index += 1;
      const visibleSection = match === undefined ? undefined : sectionByLine[match];
      if (isTitle(item, titles)) {
        sections.startSection(stripColon(item));
        current = undefined;
      } else {
        if (visibleSection !== undefined && visibleSection !== current) {
          const alreadyHasTitle = current === undefined && endsWithEmptySection(sections);
          if (!alreadyHasTitle && (visibleSection.title !== '' || current !== undefined))
            sections.startSection(visibleSection.title);
          current = visibleSection;
        }
        sections.add(item);
      }
    }
  }
  return getNonEmptySections(sections);
};

/**
 * Picks the ingredients from the structured data and the visible page. Structured data is usually complete and clean
 * but has no section titles. The visible list wins only if the data is of poor quality.
 */
export const chooseIngredients = (structured: readonly Section[], visible: readonly Section[]): readonly Section[] => {
  const [lines, visibleLines] = [getSectionItems(structured), getSectionItems(visible)];
  if (lines.length === 0) return visible;
  const matches = alignLines(lines, visibleLines);
  const matchCount = matches.filter((match) => match !== undefined).length;
  const isSameList =
    visibleLines.length > 0 &&
    matchCount >= lines.length * MIN_MATCHED_FRACTION &&
    matchCount >= visibleLines.length * 0.5;
  if (isSameList && isVisibleListBetter(lines, visibleLines, matchCount)) return visible;
  if (isVisibleListMoreComplete(lines, visibleLines)) return visible;
  if (isUnsplitList(lines, visibleLines)) return visible;
  return groupByVisibleTitle(structured, isSameList ? visible : [], matches);
};
