import { foldHeading } from '../shared/vocabulary/fold.ts';
import { wordsOf, shared } from './alike.ts';
import type { Candidate } from './candidate.ts';
import { isEmpty } from './fill-gaps.ts';
import type { PageFacts } from './page-facts.ts';
import { itemsOf } from './visible/items-of.ts';

/** A page about more than these is a list of links, whatever it says. */
const MOST_RECIPES = 20;

const partsIn = ({ ingredients, steps }: Candidate): number =>
  Number(itemsOf(ingredients).length > 0) + Number(itemsOf(steps).length > 0);

const nameOf = ({ node }: Candidate): string => (typeof node['name'] === 'string' ? foldHeading(node['name']) : '');

const withoutFragment = (address: string): string => address.replace(/#.*$/s, '').replace(/\/$/, '');

/** The page that a recipe says it is on: a list of recipes on other pages may describe each of them in full. */
const pageOf = ({ node }: Candidate): string | undefined => {
  const { url, mainEntityOfPage } = node;
  const address = [url, mainEntityOfPage].find((value) => typeof value === 'string' && /^https?:/i.test(value));
  return typeof address === 'string' ? withoutFragment(address) : undefined;
};

const isOnOtherPage = (candidate: Candidate, { source }: PageFacts): boolean => {
  const page = pageOf(candidate);
  const own = [source?.url, source?.canonical_url].flatMap((address) => (address ? withoutFragment(address) : []));
  return page !== undefined && own.length > 0 && !own.includes(page);
};

/** How likely it is what the page is about: it has all parts, its name is that of the page, its address too. */
const rankOf = (candidate: Candidate, facts: PageFacts): number => {
  const title = foldHeading(facts.title ?? '');
  const name = nameOf(candidate);
  const isNamed = name !== '' && (title === name || title.includes(name) || name.includes(title));
  return partsIn(candidate) * 4 + (isNamed ? 2 : 0) + (isOnOtherPage(candidate, facts) ? -1 : 0);
};

/** Whether two candidates are one recipe that the page describes twice. */
const isSame = (one: Candidate, other: Candidate): boolean => {
  if (nameOf(one) === nameOf(other)) return true;
  const [words, others] = [wordsOf(itemsOf(one.ingredients).join(' ')), wordsOf(itemsOf(other.ingredients).join(' '))];
  const least = Math.min(words.length, others.length);
  return least > 0 && shared(words, others) >= least * 0.8;
};

/** What a recipe lacks, from another description of it. */
const completed = (main: Candidate, other: Candidate): Candidate => {
  const hasSteps = itemsOf(main.steps).length > 0;
  const stated = Object.entries(main.node).filter(([, value]) => !isEmpty(value));
  return {
    layer: main.layer,
    // The steps of a node are written again from the sections, unless they are those of the node.
    node: { ...other.node, ...Object.fromEntries(stated), ...(!hasSteps && { recipeInstructions: undefined }) },
    ingredients: itemsOf(main.ingredients).length > 0 ? main.ingredients : other.ingredients,
    steps: hasSteps ? main.steps : other.steps,
  };
};

/**
 * The recipes that a page is about, the main one first. Others are told only where they are whole, different, and on
 * this page: many pages describe the recipes to which they link.
 */
export const chooseRecipes = (candidates: readonly Candidate[], facts: PageFacts): Candidate[] => {
  const ranked = candidates
    .map((candidate) => ({ candidate, rank: rankOf(candidate, facts) }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ candidate }) => candidate);
  const [main, ...rest] = ranked;
  if (main === undefined) return [];
  const chosen: Candidate[] = [main];
  for (const other of rest) {
    const same = chosen.findIndex((one) => isSame(one, other));
    const known = chosen[same];
    if (known !== undefined) chosen[same] = completed(known, other);
    else if (partsIn(other) === 2 && !isOnOtherPage(other, facts) && chosen.length < MOST_RECIPES) chosen.push(other);
  }
  return chosen;
};
