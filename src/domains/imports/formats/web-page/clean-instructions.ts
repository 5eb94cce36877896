import type { Section } from '../shared/sections/section-list.ts';
import { itemsOf } from './visible/items-of.ts';
import { isNumbering, withoutNumber } from './visible/line-looks.ts';
import { partHeading } from './visible/part-heading.ts';

const DEEPEST = 4;

/** `1 Mix the flour …`: a number with nothing behind it counts a step where each step has the one that is its own. */
const LEADING = /^(\d{1,2})[\s.):-]+(?=\S)/;

const areCounted = (items: readonly string[]): boolean =>
  items.length > 1 && items.every((item, at) => Number(LEADING.exec(item)?.[1]) === at + 1);

/** Without the numbers before steps, where those count the steps. */
const withoutNumbers = (sections: readonly Section[]): readonly Section[] => {
  const items = itemsOf(sections);
  if (areCounted(items)) {
    return sections.map(({ title, items: steps }) => ({
      title,
      items: steps.map((step) => step.replace(LEADING, '')),
    }));
  }
  const numbered = items.filter((item) => withoutNumber(item) !== item).length;
  if (numbered < 2 || numbered * 2 < items.length) return sections;
  return sections.map(({ title, items: steps }) => ({ title, items: steps.map(withoutNumber) }));
};

/** The lines of a text that is all there is, as steps. */
const inLines = (sections: readonly Section[]): readonly Section[] => {
  const items = itemsOf(sections);
  if (items.length !== 1) return sections;
  return sections.map(({ title, items: [only = ''] }) => ({ title, items: only.split('\n') }));
};

const isStep = (item: string): boolean => !isNumbering(item) && partHeading(item, false) !== 'steps';

/** Steps without what only counts or announces them: `1.`, `Step 2`, `Directions:`. */
export const cleanSteps = (sections: readonly Section[]): readonly Section[] => {
  const kept = inLines(sections).map(({ title, items }) => ({ title, items: items.filter(isStep) }));
  return withoutNumbers(kept.filter(({ items }) => items.length > 0));
};

/** Steps that are things with names and pictures, as they are but for names that are no more than numbers. */
export const withoutNumberNames = (value: unknown, depth = 0): unknown => {
  if (depth > DEEPEST || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => withoutNumberNames(one, depth + 1));
  const { name, ...others } = value as Readonly<Record<string, unknown>>;
  const isNumber = typeof name === 'string' && isNumbering(name.trim()) && 'text' in others;
  const { itemListElement } = others;
  return {
    ...others,
    ...(name !== undefined && !isNumber && { name }),
    ...(itemListElement !== undefined && { itemListElement: withoutNumberNames(itemListElement, depth + 1) }),
  };
};
