import type { Element } from 'domhandler';

import { ingredientLikeness, stepLikeness } from './line-looks.ts';
import type { Line, VisibleText } from './line.ts';
import { partOf } from './part.ts';
import type { Part } from './part.ts';

/** A list of fewer lines may be anything. */
const FEWEST = 3;
/** How much the lines of a list must look like ingredients on average, where nothing else says that they are. */
const ALIKE = 0.75;
/** Lists of several groups stand this close to each other. */
const NEAR = 3;
const MOST_STEPS = 60;

interface Run {
  readonly from: number;
  to: number;
}

const listOf = ({ item }: Line): Element | undefined =>
  item?.parent !== null && item?.parent !== undefined && 'attribs' in item.parent ? item.parent : undefined;

/** The lists of a page, from the first to the last of their lines. */
const listsIn = (lines: readonly Line[]): Run[] => {
  const runs: (Run & { readonly list: Element })[] = [];
  for (const line of lines) {
    const list = listOf(line);
    const last = runs.at(-1);
    if (list === undefined) continue;
    if (last?.list === list) last.to = line.at + 1;
    else runs.push({ list, from: line.at, to: line.at + 1 });
  }
  return runs;
};

const looksLikeIngredients = (lines: readonly Line[]): boolean => {
  const sum = lines.reduce((total, { text }) => total + ingredientLikeness(text), 0);
  return lines.length >= FEWEST && sum / lines.length >= ALIKE;
};

/** Lists that look like ingredients, although nothing on the page says that they are. */
export const ingredientsByLooks = ({ lines }: VisibleText): Part[] => {
  const groups: Run[] = [];
  for (const { from, to } of listsIn(lines)) {
    if (!looksLikeIngredients(lines.slice(from, to))) continue;
    const last = groups.at(-1);
    if (last !== undefined && from - last.to <= NEAR) last.to = to;
    else groups.push({ from, to });
  }
  return groups.map(({ from, to }) => {
    const isTitled = (lines[from - 1]?.level ?? 0) > 1;
    return partOf('ingredients', lines.slice(isTitled ? from - 1 : from, to), 'heading');
  });
};

/** The text after the ingredients, as far as the next heading. */
export const stepsAfter = ({ lines }: VisibleText, ingredients: Part): Part[] => {
  const rest = lines.slice(ingredients.to + 1, ingredients.to + 1 + MOST_STEPS);
  const first = rest.findIndex(({ text }) => stepLikeness(text) === 1);
  if (first < 0 || first > NEAR) return [];
  const end = rest.findIndex(({ level, kind }, at) => at > first && (kind !== undefined || (level >= 1 && level <= 6)));
  return [partOf('steps', rest.slice(first, end < 0 ? undefined : end), 'heading')];
};
