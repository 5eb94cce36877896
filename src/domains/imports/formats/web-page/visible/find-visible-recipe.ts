import type { Section } from '../../../sections/section-list.ts';
import type { Page } from '../page.ts';
import type { PartCandidate, PartKind } from './parts/part-candidate.ts';
import { findIngredientsByAppearance, findStepsAfter } from './parts/parts-by-appearance.ts';
import { groupElementsByPart, findPartsByClass } from './parts/parts-by-class.ts';
import { findPartsByHeading } from './parts/parts-by-heading.ts';
import { extractVisibleText } from './visible-text.ts';
import { findVisibleFacts } from './yield-and-times.ts';

/** The recipe as shown on the page. */
export interface VisibleRecipe {
  readonly ingredients: readonly Section[];
  readonly steps: readonly Section[];
  /** Yield and times as schema.org properties. Computed on demand because structured data usually has them. */
  facts(): Readonly<Record<string, string>>;
}

const findBest = (
  candidates: readonly PartCandidate[],
  weigh: (candidate: PartCandidate) => number = () => 1,
): PartCandidate | undefined => {
  let found: { readonly candidate: PartCandidate; readonly score: number } | undefined;
  for (const candidate of candidates) {
    const score = candidate.score * weigh(candidate);
    if (score > (found?.score ?? 0)) found = { candidate, score };
  }
  return found?.candidate;
};

/**
 * Steps usually follow within a few lines of the ingredients; text elsewhere is more likely a story about the recipe.
 */
const MAX_STEP_DISTANCE = 25;

const createProximityWeight = (ingredients: PartCandidate | undefined): ((steps: PartCandidate) => number) => {
  if (ingredients === undefined) return () => 1;
  return ({ firstLine, lastLine }) => {
    if (firstLine > ingredients.lastLine) return firstLine - ingredients.lastLine <= MAX_STEP_DISTANCE ? 2 : 1;
    return lastLine < ingredients.firstLine ? 0.8 : 0.1;
  };
};

/**
 * If several headings lead to the same steps, prefers the first one that scores nearly as well: it includes the others.
 */
const preferFirstHeading = (
  candidates: readonly PartCandidate[],
  chosen: PartCandidate | undefined,
): PartCandidate | undefined => {
  if (chosen === undefined) return undefined;
  const includingOthers = candidates.filter(
    ({ firstLine, lastLine, score }) =>
      firstLine < chosen.firstLine && lastLine === chosen.lastLine && score >= chosen.score * 0.7,
  );
  return includingOthers.toSorted((a, b) => a.firstLine - b.firstLine)[0] ?? chosen;
};

/** Finds the ingredients and steps of a page from its visible text. */
export const findVisibleRecipe = (page: Page): VisibleRecipe => {
  const text = extractVisibleText(page.document, 'page', page.elements);
  const groups = groupElementsByPart(page.elements);
  const findCandidates = (kind: PartKind): PartCandidate[] => [
    ...findPartsByHeading(kind, text),
    ...findPartsByClass(kind, groups, text),
  ];
  const ingredients = findBest(findCandidates('ingredients')) ?? findBest(findIngredientsByAppearance(text));
  const weigh = createProximityWeight(ingredients);
  const stepCandidates = findCandidates('steps');
  const afterIngredients = stepCandidates.filter(
    ({ firstLine }) => ingredients === undefined || firstLine > ingredients.lastLine,
  );
  const steps =
    preferFirstHeading(afterIngredients, findBest(stepCandidates, weigh)) ??
    (ingredients && findBest(findStepsAfter(text, ingredients), weigh));
  return {
    ingredients: ingredients?.sections ?? [],
    steps: steps?.sections ?? [],
    facts: () => findVisibleFacts(text.lines),
  };
};
