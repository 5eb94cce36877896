import { foldHeading } from '../../shared/vocabulary/fold.ts';
import type { Candidate } from '../candidate.ts';
import type { PageMetadata } from '../page-metadata.ts';
import { getItems } from '../sections.ts';
import { toWords, countSharedWords } from '../word-overlap.ts';
import { isEmpty } from './fill-gaps.ts';

/** A page with more recipes than this is a list of links. */
const MAX_RECIPES = 20;

const countParts = ({ ingredients, steps }: Candidate): number =>
  Number(getItems(ingredients).length > 0) + Number(getItems(steps).length > 0);

const getName = ({ node }: Candidate): string => (typeof node['name'] === 'string' ? foldHeading(node['name']) : '');

const stripFragment = (url: string): string => url.replace(/#.*$/s, '').replace(/\/$/, '');

/** The page a recipe claims to be on. Index pages may describe recipes from other pages in full. */
const getPageUrl = ({ node }: Candidate): string | undefined => {
  const { url, mainEntityOfPage } = node;
  const pageUrl = [url, mainEntityOfPage].find((value) => typeof value === 'string' && /^https?:/i.test(value));
  return typeof pageUrl === 'string' ? stripFragment(pageUrl) : undefined;
};

const isOnOtherPage = (candidate: Candidate, { source }: PageMetadata): boolean => {
  const pageUrl = getPageUrl(candidate);
  const ownUrls = [source?.url, source?.canonical_url].flatMap((url) => (url ? stripFragment(url) : []));
  return pageUrl !== undefined && ownUrls.length > 0 && !ownUrls.includes(pageUrl);
};

/** How likely the candidate is the page's main recipe: it is complete, and its name and URL match the page. */
const computeRank = (candidate: Candidate, metadata: PageMetadata): number => {
  const title = foldHeading(metadata.title ?? '');
  const name = getName(candidate);
  const isNameInTitle = name !== '' && (title === name || title.includes(name) || name.includes(title));
  return countParts(candidate) * 4 + (isNameInTitle ? 2 : 0) + (isOnOtherPage(candidate, metadata) ? -1 : 0);
};

/** Whether two candidates describe the same recipe. */
const isSameRecipe = (a: Candidate, b: Candidate): boolean => {
  if (getName(a) === getName(b)) return true;
  const [aWords, bWords] = [toWords(getItems(a.ingredients).join(' ')), toWords(getItems(b.ingredients).join(' '))];
  const shorterLength = Math.min(aWords.length, bWords.length);
  return shorterLength > 0 && countSharedWords(aWords, bWords) >= shorterLength * 0.8;
};

/** Fills in what is missing in `main` from another description of the same recipe. */
const fillFrom = (main: Candidate, other: Candidate): Candidate => {
  const hasSteps = getItems(main.steps).length > 0;
  const nonEmpty = Object.entries(main.node).filter(([, value]) => !isEmpty(value));
  return {
    layer: main.layer,
    // If `main` has no steps of its own, drop the node's instructions so that they are rebuilt from the sections.
    node: { ...other.node, ...Object.fromEntries(nonEmpty), ...(!hasSteps && { recipeInstructions: undefined }) },
    ingredients: getItems(main.ingredients).length > 0 ? main.ingredients : other.ingredients,
    steps: hasSteps ? main.steps : other.steps,
  };
};

/**
 * The recipes the page is about, main recipe first. Further recipes are included only if they are complete, distinct,
 * and on this page: many pages embed descriptions of recipes they link to.
 */
export const chooseRecipes = (candidates: readonly Candidate[], metadata: PageMetadata): Candidate[] => {
  const ranked = candidates
    .map((candidate) => ({ candidate, rank: computeRank(candidate, metadata) }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ candidate }) => candidate);
  const [main, ...rest] = ranked;
  if (main === undefined) return [];
  const chosen: Candidate[] = [main];
  for (const other of rest) {
    const index = chosen.findIndex((recipe) => isSameRecipe(recipe, other));
    const existing = chosen[index];
    if (existing !== undefined) chosen[index] = fillFrom(existing, other);
    else if (countParts(other) === 2 && !isOnOtherPage(other, metadata) && chosen.length < MAX_RECIPES)
      chosen.push(other);
  }
  return chosen;
};
