import type { ExtractedRecipe } from '../format.ts';
import { toPlainText } from '../../markup/html/to-plain-text.ts';
import { sectionsToIngredients } from '../../sections/section-list.ts';
import type { Section } from '../../sections/section-list.ts';
import { foldText } from '../../text/fold-text.ts';
import type { RecipeCandidate } from './recipe-candidate.ts';
import { extractJsonLd, nodeToCandidate } from './json-ld/extract-json-ld.ts';
import type { JsonLd } from './json-ld/extract-json-ld.ts';
import { extractMarkup } from './markup/extract-markup.ts';
import { buildInstructions } from './merge/build-instructions.ts';
import { chooseIngredients } from './merge/choose-ingredients.ts';
import { chooseRecipes } from './merge/choose-recipes.ts';
import { fillFromPage } from './merge/fill-from-page.ts';
import { extractMetadata } from './page-metadata.ts';
import type { PageMetadata } from './page-metadata.ts';
import { parsePage } from './page.ts';
import { extractScriptData } from './script-data/extract-script-data.ts';
import { fillFromScriptData } from './script-data/fill-from-script-data.ts';
import { findNotes } from './visible/find-notes.ts';
import { findVisibleRecipe } from './visible/find-visible-recipe.ts';
import type { VisibleRecipe } from './visible/find-visible-recipe.ts';

/** Whether the ingredients or steps come only from the visible page. If that is empty too, nothing was guessed. */
const isGuessed = ({ ingredients, steps }: RecipeCandidate, visible: VisibleRecipe): boolean =>
  (ingredients.length === 0 && visible.ingredients.length > 0) || (steps.length === 0 && visible.steps.length > 0);

/** What all recipes of a page have in common. */
interface PageContext {
  readonly metadata: PageMetadata;
  readonly jsonLd: JsonLd;
  readonly notes: string | undefined;
}

/** Drops section titles that only repeat the name of the recipe. */
const dropNameTitles = <T extends Pick<RecipeCandidate, 'ingredients' | 'steps'>>(
  parts: T,
  names: readonly unknown[],
): T => {
  const nameSet = new Set(names.flatMap((name) => (typeof name === 'string' ? foldText(name) : [])));
  const stripTitle = (section: Section): Section =>
    nameSet.has(foldText(section.title)) ? { ...section, title: '' } : section;
  return { ...parts, ingredients: parts.ingredients.map(stripTitle), steps: parts.steps.map(stripTitle) };
};

const toFoundRecipe = (
  candidate: RecipeCandidate,
  visibleRecipe: VisibleRecipe,
  { metadata, jsonLd, notes }: PageContext,
): ExtractedRecipe => {
  const names = [candidate.node['name'], metadata.title];
  const [recipe, visible] = [dropNameTitles(candidate, names), dropNameTitles(visibleRecipe, names)];
  return {
    kind: 'recipe',
    node: {
      ...fillFromPage(recipe.node, metadata, visible),
      '@type': recipe.node['@type'] ?? 'Recipe',
      recipeIngredient: sectionsToIngredients(chooseIngredients(recipe.ingredients, visible.ingredients)),
      recipeInstructions: buildInstructions(recipe, visible.steps),
    },
    options: {
      plainText: toPlainText,
      nodeById: jsonLd.nodeById,
      ...(metadata.baseUrl !== undefined && { baseUrl: metadata.baseUrl }),
      ...(metadata.language !== undefined && { language: metadata.language }),
    },
    overrides: {
      ...(metadata.source !== undefined && { source: metadata.source }),
      ...(notes !== undefined && { notes }),
    },
    diagnostics: [
      ...(jsonLd.isRepaired && recipe.layer === 'json-ld' ? [{ code: 'markup-repaired' } as const] : []),
      ...(isGuessed(recipe, visible) || recipe.layer === 'script-data' ? [{ code: 'structure-guessed' } as const] : []),
    ],
  };
};

const EMPTY_CANDIDATE: RecipeCandidate = { layer: 'visible', node: {}, ingredients: [], steps: [] };
const EMPTY_VISIBLE: VisibleRecipe = { ingredients: [], steps: [], facts: () => ({}) };

/**
 * Extracts the recipes of a page from its structured data, its markup and its visible text. Pages can be several
 * megabytes, so `advance` is called after each step to report progress.
 */
export const extractRecipes = (
  text: string,
  url: string | undefined,
  advance = (): void => undefined,
): ExtractedRecipe[] => {
  const reportStep = <T>(result: T): T => {
    advance();
    return result;
  };
  const page = reportStep(parsePage(text, url));
  const metadata = reportStep(extractMetadata(page));
  const jsonLd = reportStep(extractJsonLd(page));
  const candidates = [
    ...jsonLd.recipes.map((node) => reportStep(nodeToCandidate(node, jsonLd))),
    ...reportStep(extractMarkup(page)),
  ];
  const [first = EMPTY_CANDIDATE, ...others] = reportStep(chooseRecipes(candidates, metadata));
  const visible = reportStep(findVisibleRecipe(page));
  const isComplete = first.ingredients.length > 0 && first.steps.length > 0;
  const main = isComplete ? first : reportStep(fillFromScriptData(first, visible, extractScriptData(page, visible)));
  const notes = others.length === 0 ? reportStep(findNotes(page)) : undefined;
  const mainContext: PageContext = { metadata, jsonLd, notes };
  // The page's own title, description and image belong to its main recipe only.
  const otherContext: PageContext = {
    ...mainContext,
    metadata: { ...metadata, title: undefined, description: undefined, image: undefined },
  };
  return [
    reportStep(toFoundRecipe(main, visible, mainContext)),
    ...others.map((other) => reportStep(toFoundRecipe(other, EMPTY_VISIBLE, otherContext))),
  ];
};
