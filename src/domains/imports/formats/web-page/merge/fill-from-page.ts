import { fromJsonLd, durationToSeconds } from '../../../../recipe-format/index.ts';
import type { PageMetadata } from '../page-metadata.ts';
import type { VisibleRecipe } from '../visible/find-visible-recipe.ts';

type Node = Readonly<Record<string, unknown>>;

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Whether a property has no value. */
export const isEmptyValue = (value: unknown): boolean => (Array.isArray(value) ? value.every(isBlank) : isBlank(value));

const TIMES = ['prepTime', 'cookTime', 'totalTime'];

const toMinutes = (duration: string | undefined): number => {
  const seconds = duration === undefined ? undefined : durationToSeconds(duration);
  return seconds === undefined ? 0 : Number(seconds.numerator) / Number(seconds.denominator) / 60;
};

/** Adds up prep and cook time if the page does not state a total time. */
const computeTotalTime = ({ prepTime, cookTime, totalTime }: Node, { language }: PageMetadata): Node => {
  const statedTimes = { name: 'x', prepTime, cookTime, totalTime };
  const times = fromJsonLd(statedTimes, language === undefined ? {} : { language })?.times;
  if (times === undefined || times?.total) return {};
  const minutes = (times?.assertions ?? []).reduce(
    (sum, { kind, duration }) => sum + (kind === 'prep' || kind === 'cook' ? toMinutes(duration ?? undefined) : 0),
    0,
  );
  return minutes > 0 ? { totalTime: `PT${Math.round(minutes)}M` } : {};
};

/** Fills in missing properties of a recipe from the page around it. */
export const fillFromPage = (node: Node, metadata: PageMetadata, visible: VisibleRecipe): Node => {
  const hasTimes = TIMES.some((name) => !isEmptyValue(node[name]));
  const hasYield = !isEmptyValue(node['recipeYield']) || !isEmptyValue(node['yield']);
  const visibleFacts = hasTimes && hasYield ? {} : visible.facts();
  const times = Object.fromEntries(TIMES.map((name) => [name, hasTimes ? undefined : visibleFacts[name]]));
  const fallbacks: Node = {
    name: metadata.title,
    description: metadata.description,
    image: metadata.image,
    author: metadata.author,
    publisher: metadata.siteName,
    recipeYield: hasYield ? undefined : visibleFacts['recipeYield'],
    ...times,
  };
  const missing = Object.entries(fallbacks).filter(([name, value]) => !isEmptyValue(value) && isEmptyValue(node[name]));
  const filled = { ...node, ...Object.fromEntries(missing) };
  return { ...filled, ...computeTotalTime(filled, metadata) };
};
