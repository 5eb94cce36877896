import { SectionList } from '../shared/sections/section-list.ts';
import type { Section } from '../shared/sections/section-list.ts';
import { foldHeading } from '../shared/vocabulary/fold.ts';
import { alignLines, shared, wordsOf } from './alike.ts';
import { filled, isAtTitle, itemsOf } from './visible/items-of.ts';
import { ingredientLikeness } from './visible/line-looks.ts';
import { endsWithColon, withoutColon } from './visible/without-colon.ts';

/** Of a list as another layer has it, how much must be found again for it to be the same list. */
const SAME_LIST = 0.7;

const startsWithAmount = (line: string): boolean => /^[\p{N}~≈]/u.test(line);

/** What programs write that nobody would: `leeks 2`, `stock, 1l`, `1Zwiebel`, `flour (null)`. `leeks – 2` is a manner. */
const looksMade = (line: string): boolean =>
  (!startsWithAmount(line) && /\p{N}/u.test(line) && !/(?:\s[–—-]|:)\s*\p{N}/u.test(line)) ||
  /^\p{N}+\p{L}{4,}/u.test(line) ||
  /\(\s*\)|\bnull\b|\bundefined\b/u.test(line);

/** `500.0 g`: nothing is wrong with it, but nobody would write it. */
const hasIdleDecimals = (line: string): boolean => /^\p{N}+\.0+\b/u.test(line);

const isWithoutAmount = (line: string): boolean => !/\p{N}/u.test(line);

const share = <T>(items: readonly T[], test: (item: T) => boolean): number =>
  items.length === 0 ? 0 : items.filter(test).length / items.length;

/** Whether the page shows its list better than its data has it. */
const isBetterShown = (stated: readonly string[], shown: readonly string[], found: number): boolean => {
  const isMade = share(stated, looksMade) > 0.5 && share(shown, looksMade) < 0.3;
  const lacksAmounts = share(stated, isWithoutAmount) > 0.7 && share(shown, isWithoutAmount) < 0.5;
  if (isMade || lacksAmounts) return found >= shown.length * 0.8;
  const isIdle = share(stated, hasIdleDecimals) > 0.5 && share(shown, hasIdleDecimals) === 0;
  return isIdle && found === stated.length && found === shown.length;
};

/** Whether the data has left out lines that the page shows among the others. */
const isShownInFull = (stated: readonly string[], shown: readonly string[]): boolean => {
  if (stated.length < 2 || shown.length < stated.length * 1.2 || shown.length > stated.length * 6) return false;
  const known = new Set(shown.map((line) => wordsOf(line).join(' ')));
  const areAllShown = stated.every((line) => known.has(wordsOf(line).join(' ')));
  // A list that stands there twice is not longer.
  return (
    areAllShown && known.size > shown.length * 0.8 && share(shown, (line) => ingredientLikeness(line) >= 0.8) > 0.7
  );
};

/** Whether one text without divisions is what the page shows as a list. */
const isListInOne = (stated: readonly string[], shown: readonly string[]): boolean => {
  if (stated.length > 1 || shown.length < 3) return false;
  const [words, others] = [wordsOf(stated.join(' ')), wordsOf(shown.join(' '))];
  return shared(words, others) >= words.length * SAME_LIST;
};

/** A line that stands over others: it says so itself, or the page shows it as their title. */
const isTitle = (line: string, titles: ReadonlySet<string>): boolean =>
  (endsWithColon(line) && !startsWithAmount(line) && line.length < 100) || titles.has(foldHeading(line));

/** The stated lines under the titles that the page shows over them. */
const underTitles = (
  stated: readonly Section[],
  shown: readonly Section[],
  places: readonly (number | undefined)[],
): Section[] => {
  const titles = new Set(shown.map(({ title }) => foldHeading(title)).filter((title) => title !== ''));
  const sectionOf = shown.flatMap((section) => section.items.map(() => section));
  const sections = new SectionList();
  let current: Section | undefined;
  let at = 0;
  for (const { title, items } of stated) {
    if (title !== '') sections.open(title);
    for (const item of items) {
      const place = places[at];
      at += 1;
      const over = place === undefined ? undefined : sectionOf[place];
      if (isTitle(item, titles)) {
        sections.open(withoutColon(item));
        current = undefined;
      } else {
        if (over !== undefined && over !== current) {
          const isFirst = current === undefined && isAtTitle(sections);
          if (!isFirst && (over.title !== '' || current !== undefined)) sections.open(over.title);
          current = over;
        }
        sections.add(item);
      }
    }
  }
  return filled(sections);
};

/**
 * The ingredients of a recipe, of what its data states and what the page shows. The data is complete and clean as a
 * rule, and leaves out the titles of the sections; the page wins where the data is poor.
 */
export const chooseIngredients = (stated: readonly Section[], shown: readonly Section[]): readonly Section[] => {
  const [lines, others] = [itemsOf(stated), itemsOf(shown)];
  if (lines.length === 0) return shown;
  const places = alignLines(lines, others);
  const found = places.filter((place) => place !== undefined).length;
  const isSameList = others.length > 0 && found >= lines.length * SAME_LIST && found >= others.length * 0.5;
  if (isSameList && isBetterShown(lines, others, found)) return shown;
  if (isShownInFull(lines, others)) return shown;
  if (isListInOne(lines, others)) return shown;
  return underTitles(stated, isSameList ? shown : [], places);
};
