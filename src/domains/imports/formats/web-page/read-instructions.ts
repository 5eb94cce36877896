import { asInstructions } from '../shared/sections/section-list.ts';
import type { Section } from '../shared/sections/section-list.ts';
import type { Candidate } from './candidate.ts';
import { chooseSteps } from './choose-steps.ts';
import { cleanSteps, withoutNumberNames } from './clean-instructions.ts';
import { itemsOf } from './visible/items-of.ts';

const isTexts = (value: unknown): boolean =>
  typeof value === 'string' || (Array.isArray(value) && value.every((one) => typeof one === 'string'));

/** Steps one by one under the titles that begin with them. */
const underTitles = <T>(
  steps: readonly T[],
  titles: readonly (string | undefined)[],
): { title: string; steps: T[] }[] => {
  const sections: { title: string; steps: T[] }[] = [];
  for (const [at, step] of steps.entries()) {
    const title = titles[at];
    if (sections.length === 0 || title !== undefined) sections.push({ title: title ?? '', steps: [] });
    sections.at(-1)?.steps.push(step);
  }
  return sections;
};

/** What the data has beside the words of its steps stays with them: their pictures, their names. */
const ofNodes = (stated: unknown, titles: readonly (string | undefined)[]): unknown => {
  const nodes = withoutNumberNames(stated);
  if (!Array.isArray(nodes) || nodes.length !== titles.length) return nodes;
  return underTitles<unknown>(nodes, titles).map(({ title, steps }) =>
    title === '' ? steps : { '@type': 'HowToSection', name: title, itemListElement: steps },
  );
};

/** The steps of a recipe in the words of schema.org: as its data has them, or where that is better as the page shows them. */
export const readInstructions = ({ layer, node, steps }: Candidate, shown: readonly Section[]): unknown => {
  const choice = chooseSteps(steps, shown);
  if (choice.take === 'shown') return asInstructions(cleanSteps(shown));
  const titles = choice.take === 'titles' ? choice.titles : [];
  const stated = node['recipeInstructions'];
  const items = itemsOf(steps);
  const isOneText = items.length === 1 && items[0]?.includes('\n') === true;
  if (layer === 'json-ld' && stated !== undefined && !isTexts(stated) && !isOneText) return ofNodes(stated, titles);
  const sections = underTitles(items, titles).map((section) => ({ title: section.title, items: section.steps }));
  return asInstructions(cleanSteps(titles.length > 0 ? sections : steps));
};
