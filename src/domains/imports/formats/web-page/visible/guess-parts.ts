import type { Section } from '../../shared/sections/section-list.ts';
import type { Page } from '../page.ts';
import type { Part, PartKind } from './part.ts';
import { namedGroups, partsByClass } from './parts-by-class.ts';
import { partsByHeading } from './parts-by-heading.ts';
import { ingredientsByLooks, stepsAfter } from './parts-by-looks.ts';
import { visibleFacts } from './visible-facts.ts';
import { visibleText } from './visible-lines.ts';

/** The parts of a recipe as the page shows them. */
export interface VisibleRecipe {
  readonly ingredients: readonly Section[];
  readonly steps: readonly Section[];
  /** Yield and times, in the words of schema.org. Most recipes say them themselves. */
  facts(): Readonly<Record<string, string>>;
}

const best = (parts: readonly Part[], weightOf: (part: Part) => number = () => 1): Part | undefined => {
  let found: { readonly part: Part; readonly score: number } | undefined;
  for (const part of parts) {
    const score = part.score * weightOf(part);
    if (score > (found?.score ?? 0)) found = { part, score };
  }
  return found?.part;
};

/** The steps stand a few lines after the ingredients; what is told of them elsewhere is a story around the recipe. */
const NEAR = 25;

const nearness = (ingredients: Part | undefined): ((steps: Part) => number) => {
  if (ingredients === undefined) return () => 1;
  return ({ from, to }) => {
    if (from > ingredients.to) return from - ingredients.to <= NEAR ? 2 : 1;
    return to < ingredients.from ? 0.8 : 0.1;
  };
};

/** Of steps under several headings, those under the first, which has the others in it, where they are nearly as good. */
const fromFirstHeading = (parts: readonly Part[], chosen: Part | undefined): Part | undefined => {
  if (chosen === undefined) return undefined;
  const longer = parts.filter(
    ({ from, to, score }) => from < chosen.from && to === chosen.to && score >= chosen.score * 0.7,
  );
  return longer.toSorted((a, b) => a.from - b.from)[0] ?? chosen;
};

/** Finds the ingredients and the steps of a page by how it looks. */
export const guessParts = (page: Page): VisibleRecipe => {
  const text = visibleText(page.document, 'page', page.elements);
  const groups = namedGroups(page.elements);
  const find = (kind: PartKind): Part[] => [...partsByHeading(kind, text), ...partsByClass(kind, groups, text)];
  const ingredients = best(find('ingredients')) ?? best(ingredientsByLooks(text));
  const near = nearness(ingredients);
  const all = find('steps');
  const after = all.filter(({ from }) => ingredients === undefined || from > ingredients.to);
  const steps = fromFirstHeading(after, best(all, near)) ?? (ingredients && best(stepsAfter(text, ingredients), near));
  return {
    ingredients: ingredients?.sections ?? [],
    steps: steps?.sections ?? [],
    facts: () => visibleFacts(text.lines),
  };
};
