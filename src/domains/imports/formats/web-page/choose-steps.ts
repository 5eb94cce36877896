import type { Section } from '../shared/sections/section-list.ts';
import { alignLines, shared, wordsOf } from './alike.ts';
import { itemsOf } from './visible/items-of.ts';

const SAME_TEXT = 0.85;
const PART_OF_TEXT = 0.9;

/** Which steps are taken: those that the data states, those that the page shows, or the first under titles of the second. */
export type StepChoice =
  | { readonly take: 'stated' }
  | { readonly take: 'shown' }
  /** Of each stated step, the title that begins with it; an empty one ends the section before. */
  | { readonly take: 'titles'; readonly titles: readonly (string | undefined)[] };

/** How much of two texts is the same, of the words of both. */
const likeness = (words: readonly string[], others: readonly string[]): number => {
  const total = words.length + others.length;
  return total === 0 ? 0 : (2 * shared(words, others)) / total;
};

const isCutOff = (lines: readonly string[]): boolean => /(?:…|\.\.\.)\s*$/.test(lines.at(-1) ?? '');

/** The titles that the page shows over steps, for the steps that the data states without any. */
const titlesOver = (lines: readonly string[], shown: readonly Section[]): readonly (string | undefined)[] => {
  const sectionOf = shown.flatMap((section) => section.items.map(() => section));
  let current: Section | undefined;
  return alignLines(lines, itemsOf(shown)).map((place) => {
    const over = place === undefined ? undefined : sectionOf[place];
    if (over === undefined || over === current) return undefined;
    const isFirst = current === undefined;
    current = over;
    return isFirst && over.title === '' ? undefined : over.title;
  });
};

/** What to do where the page shows the same text as the data has. */
const chooseOfSame = (stated: readonly Section[], shown: readonly Section[]): StepChoice => {
  const lines = itemsOf(stated);
  // The page divides what the data has in one piece.
  if (lines.length === 1 && itemsOf(shown).length > 1) return { take: 'shown' };
  const isUntitled = stated.every(({ title }) => title === '');
  const isTitled = shown.some(({ title }) => title !== '');
  return isUntitled && isTitled ? { take: 'titles', titles: titlesOver(lines, shown) } : { take: 'stated' };
};

/** The steps of a recipe, of what its data states and what the page shows. The data is right as a rule. */
export const chooseSteps = (stated: readonly Section[], shown: readonly Section[]): StepChoice => {
  const [lines, others] = [itemsOf(stated), itemsOf(shown)];
  if (lines.length === 0) return { take: 'shown' };
  if (others.length === 0) return { take: 'stated' };
  const [words, otherWords] = [wordsOf(lines.join(' ')), wordsOf(others.join(' '))];
  if (likeness(words, otherWords) >= SAME_TEXT) return chooseOfSame(stated, shown);
  if (shared(words, otherWords) < words.length * PART_OF_TEXT) return { take: 'stated' };
  // Some data ends after the first steps. What the page shows beyond the last one may also be notes, so not for a little.
  const isLessThanHalf = otherWords.length > words.length * 2 && others.length >= lines.length * 2;
  const isCut = isCutOff(lines) || (isLessThanHalf && !alignLines(lines, others).includes(undefined));
  return { take: isCut ? 'shown' : 'stated' };
};
