import { SectionList } from '../../shared/sections/section-list.ts';
import type { Section } from '../../shared/sections/section-list.ts';
import { entriesOf, ingredientOf, isInside, textOfEntry } from './entry.ts';
import type { Entry } from './entry.ts';
import { filled } from './items-of.ts';
import { ingredientLikeness, isNumbering, withoutNumber } from './line-looks.ts';
import type { Line } from './line.ts';
import { isPlainHeading } from './part-heading.ts';
import { endsWithColon, withoutColon } from './without-colon.ts';
import { isYieldText } from './yield-text.ts';

const LONGEST_TITLE = 120;
const SHORT_TITLE = 60;

/** Of `Ingredients` nothing; of `For the dough:` what is before the colon. */
const titleOf = (entry: Entry): string => {
  const text = textOfEntry(entry);
  return entry.lines[0]?.kind !== undefined && isPlainHeading(text) ? '' : withoutColon(text);
};

/** Whether a line that nothing marks stands over the items after it: it is short, and none of them. */
const isPlainTitle = (entry: Entry, next: Entry | undefined): boolean => {
  const text = textOfEntry(entry);
  const isBeforeItem = entry.item === undefined && next?.item !== undefined;
  return isBeforeItem && text.length < SHORT_TITLE && /\p{L}/u.test(text) && !/\p{N}/u.test(text);
};

/** Whether a line is marked as the title of the ingredients after it. */
const isMarkedTitle = (entry: Entry, next: Entry): boolean => {
  const text = textOfEntry(entry);
  if (text.length > LONGEST_TITLE) return false;
  // An item in which other items stand is their title.
  if (isInside(next, entry)) return true;
  const [line, ...more] = entry.lines;
  if (line === undefined || more.length > 0) return false;
  if (endsWithColon(text) && ingredientLikeness(text) < 1) return true;
  return line.level > 0 && ingredientLikeness(text) < (line.level <= 6 ? 1 : 0.8);
};

const isItem = ({ item }: Entry): boolean => item !== undefined;

interface Stretch {
  readonly title: string;
  readonly entries: Entry[];
}

/** The entries under each of the titles. */
const underTitles = (entries: readonly Entry[]): Stretch[] => {
  const first = entries.findIndex(isItem);
  // What stands before the first item may be anything, unless there are titles between the others.
  const arePlain = entries.some((entry, at) => at > first && isPlainTitle(entry, entries[at + 1]));
  const stretches: Stretch[] = [{ title: '', entries: [] }];
  for (const [at, entry] of entries.entries()) {
    if (entry.lines.length === 1 && isYieldText(textOfEntry(entry))) continue;
    const next = entries[at + 1];
    const isTitle = next !== undefined && (isMarkedTitle(entry, next) || (arePlain && isPlainTitle(entry, next)));
    if (isTitle) stretches.push({ title: titleOf(entry), entries: [] });
    else stretches.at(-1)?.entries.push(entry);
  }
  return stretches;
};

/** The ingredients among the lines of a part of a page. Where there are items, other lines are something else. */
export const readIngredientSections = (lines: readonly Line[]): Section[] => {
  const sections = new SectionList();
  for (const { title, entries } of underTitles(entriesOf(lines))) {
    const items = entries.filter(isItem);
    const areMarked = items.length >= 2 || items.length === entries.length;
    sections.open(title);
    for (const entry of areMarked ? items : entries) {
      const text = ingredientOf(entry);
      if (!isNumbering(text)) sections.add(text);
    }
  }
  return filled(sections);
};

/** A step: its lines, without the number that stands over or before them. */
const stepOf = ({ lines }: Entry): string => {
  const words = lines.map(({ text }) => text).filter((text) => !isNumbering(text));
  return withoutNumber(words.join(' '));
};

const lengthOf = (entries: readonly Entry[]): number =>
  entries.reduce((sum, entry) => sum + textOfEntry(entry).length, 0);

/** Without the lines before the first and after the last item, where the items of a part are marked. */
const fromFirstToLast = (entries: readonly Entry[]): readonly Entry[] => {
  const items = entries.filter(isItem);
  const first = entries.findIndex(isItem);
  const isTitled = first > 0 && (entries[first - 1]?.lines[0]?.level ?? 0) > 0;
  const begin = isTitled ? first - 1 : first;
  const isMostOfIt = lengthOf(items) * 2 > lengthOf(entries);
  const isList = items.length >= 2 && (begin === 0 || isMostOfIt);
  return isList ? entries.slice(begin, entries.findLastIndex(isItem) + 1) : entries;
};

const looksLikeTitle = (entry: Entry): boolean => {
  const [line, ...more] = entry.lines;
  return line !== undefined && more.length === 0 && line.level > 0 && line.text.length <= LONGEST_TITLE;
};

/** The steps among the lines of a part of a page. */
export const readStepSections = (lines: readonly Line[]): Section[] => {
  const counted = entriesOf(lines).filter((entry) => !isNumbering(textOfEntry(entry)));
  const entries = fromFirstToLast(counted);
  // Where all steps are in bold letters, that is no sign of a title.
  const areMostLoud = entries.filter(looksLikeTitle).length * 2 > entries.length;
  const sections = new SectionList();
  for (const [at, entry] of entries.entries()) {
    const isTitleOfNext = at + 1 < entries.length && looksLikeTitle(entry);
    if (isTitleOfNext && (entry.item === undefined || !areMostLoud)) sections.open(titleOf(entry));
    else sections.add(stepOf(entry));
  }
  return filled(sections);
};
