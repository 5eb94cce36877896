import { foldText } from '../../../text/fold-text.ts';
import type { RecipeCandidate } from '../recipe-candidate.ts';
import type { PageMetadata } from '../page-metadata.ts';
import { getSectionItems } from '../sections.ts';
import { toWords, countSharedWords } from '../word-overlap.ts';
import { isEmptyValue } from './fill-from-page.ts';

/** A page with more recipes than this is a list of links. */
const MAX_RECIPES = 20;

const countParts = ({ ingredients, steps }: RecipeCandidate): number =>
  Number(getSectionItems(ingredients).length > 0) + Number(getSectionItems(steps).length > 0);

const getName = ({ node }: RecipeCandidate): string => (typeof node['name'] === 'string' ? foldText(node['name']) : '');

const stripFragment = (url: string): string => url.replace(/#.*$/s, '').replace(/\/$/, '');

/** The page a recipe claims to be on. Index pages may describe recipes from other pages in full. */
const getPageUrl = ({ node }: RecipeCandidate): string | undefined => {
  const { url, mainEntityOfPage } = node;
  const pageUrl = [url, mainEntityOfPage].find((value) => typeof value === 'string' && /^https?:/i.test(value));
  return typeof pageUrl === 'string' ? stripFragment(pageUrl) : undefined;
};

const isOnOtherPage = (candidate: RecipeCandidate, { source }: PageMetadata): boolean => {
  const pageUrl = getPageUrl(candidate);
  const ownUrls = [source?.url, source?.canonical_url].flatMap((url) => (url ? stripFragment(url) : []));
  return pageUrl !== undefined && ownUrls.length > 0 && !ownUrls.includes(pageUrl);
};

/** How likely the candidate is the page's main recipe: it is complete, and its name and URL match the page. */
const computeRank = (candidate: RecipeCandidate, metadata: PageMetadata): number => {
  const title = foldText(metadata.title ?? '');
  const name = getName(candidate);
  const isNameInTitle = name !== '' && (title === name || title.includes(name) || name.includes(title));
  return countParts(candidate) * 4 + (isNameInTitle ? 2 : 0) + (isOnOtherPage(candidate, metadata) ? -1 : 0);
};

/** Whether two candidates describe the same recipe. */
const isSameRecipe = (a: RecipeCandidate, b: RecipeCandidate): boolean => {
  if (getName(a) === getName(b)) return true;
  const [aWords, bWords] = [
    toWords(getSectionItems(a.ingredients).join(' ')),
    toWords(getSectionItems(b.ingredients).join(' ')),
  ];
  const shorterLength = Math.min(aWords.length, bWords.length);
  return shorterLength > 0 && countSharedWords(aWords, bWords) >= shorterLength * 0.8;
};

/** Fills in what is missing in `main` from another description of the same recipe. */
const fillFrom = (main: RecipeCandidate, other: RecipeCandidate): RecipeCandidate => {
  const hasSteps = getSectionItems(main.steps).length > 0;
  const nonEmpty = Object.entries(main.node).filter(([, value]) => !isEmptyValue(value));
  return {
    layer: main.layer,
    // If `main` has no steps of its own, drop the node's instructions so that they are rebuilt from the sections.
    node: { ...other.node, ...Object.fromEntries(nonEmpty), ...(!hasSteps && { recipeInstructions: undefined }) },
    ingredients: getSectionItems(main.ingredients).length > 0 ? main.ingredients : other.ingredients,
    steps: hasSteps ? main.steps : other.steps,
  };
};

/**
 * The recipes the page is about, main recipe first. Further recipes are included only if they are complete, distinct,
 * and on this page: many pages embed descriptions of recipes they link to.
 */
export const chooseRecipes = (candidates: readonly RecipeCandidate[], metadata: PageMetadata): RecipeCandidate[] => {
  const ranked = candidates
    .map((candidate) => ({ candidate, rank: computeRank(candidate, metadata) }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ candidate }) => candidate);
  const [main, ...rest] = ranked;
  if (main === undefined) return [];
  const chosen: RecipeCandidate[] = [main];
  for (const other of rest) {
    const index = chosen.findIndex((recipe) => isSameRecipe(recipe, other));
    const existing = chosen[index];
    if (existing !== undefined) chosen[index] = fillFrom(existing, other);
    else if (countParts(other) === 2 && !isOnOtherPage(other, metadata) && chosen.length < MAX_RECIPES)
      chosen.push(other);
  }
  return chosen;
};
