import { fromJsonLd, durationToSeconds } from '../../../recipe-format/index.ts';
import type { PageFacts } from './page-facts.ts';
import type { VisibleRecipe } from './visible/guess-parts.ts';

type Node = Readonly<Record<string, unknown>>;

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Whether a property says nothing. */
export const isEmpty = (value: unknown): boolean => (Array.isArray(value) ? value.every(isNothing) : isNothing(value));

const TIMES = ['prepTime', 'cookTime', 'totalTime'];

const minutesIn = (duration: string | undefined): number => {
  const seconds = duration === undefined ? undefined : durationToSeconds(duration);
  return seconds === undefined ? 0 : Number(seconds.numerator) / Number(seconds.denominator) / 60;
};

/** Preparing and cooking one after the other, where a page does not say how long it takes in all. */
const totalOf = ({ prepTime, cookTime, totalTime }: Node, { language }: PageFacts): Node => {
  const stated = { name: 'x', prepTime, cookTime, totalTime };
  const times = fromJsonLd(stated, language === undefined ? {} : { language })?.times;
  if (times === undefined || times?.total) return {};
  const minutes = (times?.assertions ?? []).reduce(
    (sum, { kind, duration }) => sum + (kind === 'prep' || kind === 'cook' ? minutesIn(duration ?? undefined) : 0),
    0,
  );
  return minutes > 0 ? { totalTime: `PT${Math.round(minutes)}M` } : {};
};

/** What a recipe does not say of itself, from the page around it. */
export const withGapsFilled = (node: Node, facts: PageFacts, recipe: VisibleRecipe): Node => {
  const isTimed = TIMES.some((name) => !isEmpty(node[name]));
  const isCounted = !isEmpty(node['recipeYield']) || !isEmpty(node['yield']);
  const shown = isTimed && isCounted ? {} : recipe.facts();
  const times = Object.fromEntries(TIMES.map((name) => [name, isTimed ? undefined : shown[name]]));
  const around: Node = {
    name: facts.title,
    description: facts.description,
    image: facts.image,
    author: facts.author,
    publisher: facts.siteName,
    recipeYield: isCounted ? undefined : shown['recipeYield'],
    ...times,
  };
  const lacking = Object.entries(around).filter(([name, value]) => !isEmpty(value) && isEmpty(node[name]));
  const filled = { ...node, ...Object.fromEntries(lacking) };
  return { ...filled, ...totalOf(filled, facts) };
};
