import { SectionList } from '../../../sections/section-list.ts';
import type { Section } from '../../../sections/section-list.ts';
import { getNonEmptySections, endsWithColon, stripColon } from '../sections.ts';
import { groupLines, formatIngredient, isNestedIn, getGroupText } from './line-groups.ts';
import type { LineGroup } from './line-groups.ts';
import { scoreAsIngredient, isStepNumber, stripStepNumber } from './line-heuristics.ts';
import { isExactPartHeading } from './part-heading.ts';
import type { VisibleLine } from './visible-text.ts';
import { isYieldText } from './yield-and-times.ts';

const MAX_TITLE_LENGTH = 120;
const MAX_PLAIN_TITLE_LENGTH = 60;

/** Empty for `Ingredients`; `For the dough` for `For the dough:`. */
const toTitle = (group: LineGroup): string => {
  const text = getGroupText(group);
  return group.lines[0]?.part !== undefined && isExactPartHeading(text) ? '' : stripColon(text);
};

/**
 * Whether an unmarked line is a title for the items after it: it is short, has no number, and is not an item itself.
 */
const isPlainTitle = (group: LineGroup, next: LineGroup | undefined): boolean => {
  const text = getGroupText(group);
  const isBeforeItem = group.item === undefined && next?.item !== undefined;
  return isBeforeItem && text.length < MAX_PLAIN_TITLE_LENGTH && /\p{L}/u.test(text) && !/\p{N}/u.test(text);
};

/** Whether a line is marked as a title for the ingredients after it. */
const isMarkedTitle = (group: LineGroup, next: LineGroup): boolean => {
  const text = getGroupText(group);
  if (text.length > MAX_TITLE_LENGTH) return false;
  // An item with nested items is their title.
  if (isNestedIn(next, group)) return true;
  const [line, ...more] = group.lines;
  if (line === undefined || more.length > 0) return false;
  if (endsWithColon(text) && scoreAsIngredient(text) < 1) return true;
  return line.level > 0 && scoreAsIngredient(text) < (line.level <= 6 ? 1 : 0.8);
};

const isItem = ({ item }: LineGroup): boolean => item !== undefined;

interface TitledGroups {
  readonly title: string;
  readonly groups: LineGroup[];
}

/** Groups the lines by section title. */
const groupByTitle = (groups: readonly LineGroup[]): TitledGroups[] => {
  const first = groups.findIndex(isItem);
  // A line before the first item could be anything, so it counts as a title only if there are more titles further down.
  const hasPlainTitles = groups.some((group, index) => index > first && isPlainTitle(group, groups[index + 1]));
  const titled: TitledGroups[] = [{ title: '', groups: [] }];
  for (const [index, group] of groups.entries()) {
    if (group.lines.length === 1 && isYieldText(getGroupText(group))) continue;
    const next = groups[index + 1];
    const isTitle = next !== undefined && (isMarkedTitle(group, next) || (hasPlainTitles && isPlainTitle(group, next)));
    if (isTitle) titled.push({ title: toTitle(group), groups: [] });
    else titled.at(-1)?.groups.push(group);
  }
  return titled;
};

/** Extracts ingredients from visible lines. If there are list items, other lines are ignored. */
export const extractIngredientSections = (lines: readonly VisibleLine[]): Section[] => {
  const sections = new SectionList();
  for (const { title, groups } of groupByTitle(groupLines(lines))) {
    const items = groups.filter(isItem);
    const useItemsOnly = items.length >= 2 || items.length === groups.length;
    sections.startSection(title);
    for (const group of useItemsOnly ? items : groups) {
      const text = formatIngredient(group);
      if (!isStepNumber(text)) sections.add(text);
    }
  }
  return getNonEmptySections(sections);
};

/** The text of a step without its number. */
const formatStep = ({ lines }: LineGroup): string => {
  const words = lines.map(({ text }) => text).filter((text) => !isStepNumber(text));
  return stripStepNumber(words.join(' '));
};

const getTotalLength = (groups: readonly LineGroup[]): number =>
  groups.reduce((sum, group) => sum + getGroupText(group).length, 0);

/** If the steps are list items, drops the lines before the first and after the last item. */
const trimToItems = (groups: readonly LineGroup[]): readonly LineGroup[] => {
  const items = groups.filter(isItem);
  const first = groups.findIndex(isItem);
  const hasTitle = first > 0 && (groups[first - 1]?.lines[0]?.level ?? 0) > 0;
  const start = hasTitle ? first - 1 : first;
  const isMostOfIt = getTotalLength(items) * 2 > getTotalLength(groups);
  const isList = items.length >= 2 && (start === 0 || isMostOfIt);
  return isList ? groups.slice(start, groups.findLastIndex(isItem) + 1) : groups;
};

const looksLikeTitle = (group: LineGroup): boolean => {
  const [line, ...more] = group.lines;
  return line !== undefined && more.length === 0 && line.level > 0 && line.text.length <= MAX_TITLE_LENGTH;
};

/** Extracts steps from visible lines. */
export const extractStepSections = (lines: readonly VisibleLine[]): Section[] => {
  const unnumbered = groupLines(lines).filter((group) => !isStepNumber(getGroupText(group)));
  const groups = trimToItems(unnumbered);
  // If most steps are bold, bold text does not indicate a title.
  const areMostlyBold = groups.filter(looksLikeTitle).length * 2 > groups.length;
  const sections = new SectionList();
  for (const [index, group] of groups.entries()) {
    const isTitleOfNext = index + 1 < groups.length && looksLikeTitle(group);
    if (isTitleOfNext && (group.item === undefined || !areMostlyBold)) sections.startSection(toTitle(group));
    else sections.add(formatStep(group));
  }
  return getNonEmptySections(sections);
};
