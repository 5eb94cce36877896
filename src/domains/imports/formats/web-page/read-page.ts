import type { FoundRecipe } from '../format.ts';
import { plainText } from '../shared/html/plain-text.ts';
import { asIngredients } from '../shared/sections/section-list.ts';
import type { Section } from '../shared/sections/section-list.ts';
import { foldHeading } from '../shared/vocabulary/fold.ts';
import type { Candidate } from './candidate.ts';
import { chooseIngredients } from './choose-ingredients.ts';
import { chooseRecipes } from './choose-recipes.ts';
import { readData } from './data/read-data.ts';
import { withData } from './data/with-data.ts';
import { withGapsFilled } from './fill-gaps.ts';
import { findNotes } from './find-notes.ts';
import { readMarkup } from './markup/read-markup.ts';
import { pageFacts } from './page-facts.ts';
import type { PageFacts } from './page-facts.ts';
import { openPage } from './page.ts';
import { readInstructions } from './read-instructions.ts';
import { readJsonLd } from './read-json-ld.ts';
import type { JsonLd } from './read-json-ld.ts';
import { statedCandidate } from './stated-candidate.ts';
import { guessParts } from './visible/guess-parts.ts';
import type { VisibleRecipe } from './visible/guess-parts.ts';

/** Sections in which nothing is, and a page with neither, are no guess but nothing. */
const isGuess = ({ ingredients, steps }: Candidate, shown: VisibleRecipe): boolean =>
  (ingredients.length === 0 && shown.ingredients.length > 0) || (steps.length === 0 && shown.steps.length > 0);

/** All that one page gives for each of its recipes. */
interface PageReading {
  readonly facts: PageFacts;
  readonly jsonLd: JsonLd;
  readonly notes: string | undefined;
}

/** A title that is no more than what the recipe is called is none of a section. */
const withoutName = <T extends Pick<Candidate, 'ingredients' | 'steps'>>(parts: T, names: readonly unknown[]): T => {
  const own = new Set(names.flatMap((name) => (typeof name === 'string' ? foldHeading(name) : [])));
  const untitled = (section: Section): Section =>
    own.has(foldHeading(section.title)) ? { ...section, title: '' } : section;
  return { ...parts, ingredients: parts.ingredients.map(untitled), steps: parts.steps.map(untitled) };
};

const foundOf = (found: Candidate, seen: VisibleRecipe, { facts, jsonLd, notes }: PageReading): FoundRecipe => {
  const names = [found.node['name'], facts.title];
  const [recipe, shown] = [withoutName(found, names), withoutName(seen, names)];
  return {
    kind: 'recipe',
    node: {
      ...withGapsFilled(recipe.node, facts, shown),
      '@type': recipe.node['@type'] ?? 'Recipe',
      recipeIngredient: asIngredients(chooseIngredients(recipe.ingredients, shown.ingredients)),
      recipeInstructions: readInstructions(recipe, shown.steps),
    },
    options: {
      plainText,
      nodeById: jsonLd.nodeById,
      ...(facts.baseUrl !== undefined && { baseUrl: facts.baseUrl }),
      ...(facts.language !== undefined && { language: facts.language }),
    },
    also: { ...(facts.source !== undefined && { source: facts.source }), ...(notes !== undefined && { notes }) },
    diagnostics: [
      ...(jsonLd.isMended && recipe.layer === 'json-ld' ? [{ code: 'markup-repaired' } as const] : []),
      ...(isGuess(recipe, shown) || recipe.layer === 'data' ? [{ code: 'structure-guessed' } as const] : []),
    ],
  };
};

const NOTHING: Candidate = { layer: 'visible', node: {}, ingredients: [], steps: [] };
const NOTHING_SHOWN: VisibleRecipe = { ingredients: [], steps: [], facts: () => ({}) };

/**
 * The recipes of a page: what it says of them in data, in the marks of its elements, and by how it looks. A page may
 * have megabytes, and every step of this takes its time: `advance` is called after each.
 */
export const readPage = (text: string, url: string | undefined, advance = (): void => undefined): FoundRecipe[] => {
  const done = <T>(result: T): T => {
    advance();
    return result;
  };
  const page = done(openPage(text, url));
  const facts = done(pageFacts(page));
  const jsonLd = done(readJsonLd(page));
  const stated = [...jsonLd.recipes.map((node) => done(statedCandidate(node, jsonLd))), ...done(readMarkup(page))];
  const [first = NOTHING, ...others] = done(chooseRecipes(stated, facts));
  const shown = done(guessParts(page));
  const isWhole = first.ingredients.length > 0 && first.steps.length > 0;
  const main = isWhole ? first : done(withData(first, shown, readData(page, shown)));
  const notes = others.length === 0 ? done(findNotes(page)) : undefined;
  const reading: PageReading = { facts, jsonLd, notes };
  // What the page says of itself, it says of its first recipe.
  const beside: PageReading = {
    ...reading,
    facts: { ...facts, title: undefined, description: undefined, image: undefined },
  };
  return [done(foundOf(main, shown, reading)), ...others.map((other) => done(foundOf(other, NOTHING_SHOWN, beside)))];
};
