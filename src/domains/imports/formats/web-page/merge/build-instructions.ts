import { sectionsToInstructions } from '../../../sections/section-list.ts';
import type { Section } from '../../../sections/section-list.ts';
import type { RecipeCandidate } from '../recipe-candidate.ts';
import { getSectionItems } from '../sections.ts';
import { isStepNumber, stripStepNumber } from '../visible/line-heuristics.ts';
import { detectPartHeading } from '../visible/part-heading.ts';
import { chooseSteps } from './choose-steps.ts';

const MAX_DEPTH = 4;

/** `1 Mix the flour …`: a bare leading number is a step number only if every step is numbered in sequence. */
const LEADING_NUMBER = /^(\d{1,2})[\s.):-]+(?=\S)/;

const areNumberedInSequence = (items: readonly string[]): boolean =>
  items.length > 1 && items.every((item, index) => Number(LEADING_NUMBER.exec(item)?.[1]) === index + 1);

/** Strips step numbers, but only if the steps are consistently numbered. */
const stripStepNumbers = (sections: readonly Section[]): readonly Section[] => {
  const items = getSectionItems(sections);
  if (areNumberedInSequence(items)) {
    return sections.map(({ title, items: steps }) => ({
      title,
      items: steps.map((step) => step.replace(LEADING_NUMBER, '')),
    }));
  }
  const numbered = items.filter((item) => stripStepNumber(item) !== item).length;
  if (numbered < 2 || numbered * 2 < items.length) return sections;
  return sections.map(({ title, items: steps }) => ({ title, items: steps.map(stripStepNumber) }));
};

/** If there is only one step, splits it into its lines. */
const splitSingleStep = (sections: readonly Section[]): readonly Section[] => {
  const items = getSectionItems(sections);
  if (items.length !== 1) return sections;
  return sections.map(({ title, items: [only = ''] }) => ({ title, items: only.split('\n') }));
};

const isStep = (item: string): boolean => !isStepNumber(item) && detectPartHeading(item, false) !== 'steps';

/** Removes step numbers and headings: `1.`, `Step 2`, `Directions:`. */
const cleanSteps = (sections: readonly Section[]): readonly Section[] => {
  const kept = splitSingleStep(sections).map(({ title, items }) => ({ title, items: items.filter(isStep) }));
  return stripStepNumbers(kept.filter(({ items }) => items.length > 0));
};

/** Removes step names that are only numbers from HowToStep nodes; everything else, such as images, is preserved. */
const stripNumericNames = (value: unknown, depth = 0): unknown => {
  if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => stripNumericNames(item, depth + 1));
  const { name, ...others } = value as Readonly<Record<string, unknown>>;
  const isNumber = typeof name === 'string' && isStepNumber(name.trim()) && 'text' in others;
  const { itemListElement } = others;
  return {
    ...others,
    ...(name !== undefined && !isNumber && { name }),
    ...(itemListElement !== undefined && { itemListElement: stripNumericNames(itemListElement, depth + 1) }),
  };
};

const isPlainText = (value: unknown): boolean =>
  typeof value === 'string' || (Array.isArray(value) && value.every((item) => typeof item === 'string'));

/** Groups steps into sections; a title at an index starts a new section there. */
const groupByTitle = <T>(
  steps: readonly T[],
  titles: readonly (string | undefined)[],
): { title: string; steps: T[] }[] => {
  const sections: { title: string; steps: T[] }[] = [];
  for (const [index, step] of steps.entries()) {
    const title = titles[index];
    if (sections.length === 0 || title !== undefined) sections.push({ title: title ?? '', steps: [] });
    sections.at(-1)?.steps.push(step);
  }
  return sections;
};

/** Groups the original step nodes so that their images and names are preserved. */
const groupNodes = (instructions: unknown, titles: readonly (string | undefined)[]): unknown => {
  const nodes = stripNumericNames(instructions);
  if (!Array.isArray(nodes) || nodes.length !== titles.length) return nodes;
  return groupByTitle<unknown>(nodes, titles).map(({ title, steps }) =>
    title === '' ? steps : { '@type': 'HowToSection', name: title, itemListElement: steps },
  );
};

/** The steps as schema.org instructions, from the structured data or from the visible page, whichever is better. */
export const buildInstructions = ({ layer, node, steps }: RecipeCandidate, visible: readonly Section[]): unknown => {
  const choice = chooseSteps(steps, visible);
  if (choice.use === 'visible') return sectionsToInstructions(cleanSteps(visible));
  const titles = choice.use === 'structured-with-titles' ? choice.titles : [];
  const original = node['recipeInstructions'];
  const items = getSectionItems(steps);
  const isSingleText = items.length === 1 && items[0]?.includes('\n') === true;
  if (layer === 'json-ld' && original !== undefined && !isPlainText(original) && !isSingleText)
    return groupNodes(original, titles);
  const sections = groupByTitle(items, titles).map((section) => ({ title: section.title, items: section.steps }));
  return sectionsToInstructions(cleanSteps(titles.length > 0 ? sections : steps));
};
