import type { Element } from 'domhandler';

import { scoreAsIngredient, scoreAsStep } from '../line-heuristics.ts';
import type { VisibleLine, VisibleText } from '../visible-text.ts';
import { createPartCandidate } from './part-candidate.ts';
import type { PartCandidate } from './part-candidate.ts';

/** A shorter list could be anything. */
const MIN_LINES = 3;
/** Minimum average score for a list to count as ingredients without other evidence. */
const MIN_AVERAGE_SCORE = 0.75;
/** Maximum distance in lines between lists that are groups of the same part. */
const MAX_DISTANCE = 3;
const MAX_STEP_LINES = 60;

interface LineRange {
  readonly start: number;
  end: number;
}

const getList = ({ item }: VisibleLine): Element | undefined =>
  item?.parent !== null && item?.parent !== undefined && 'attribs' in item.parent ? item.parent : undefined;

/** The line ranges of all lists on the page. */
const findLists = (lines: readonly VisibleLine[]): LineRange[] => {
  const ranges: (LineRange & { readonly list: Element })[] = [];
  for (const line of lines) {
    const list = getList(line);
    const last = ranges.at(-1);
    if (list === undefined) continue;
    if (last?.list === list) last.end = line.index + 1;
    else ranges.push({ list, start: line.index, end: line.index + 1 });
  }
  return ranges;
};

const looksLikeIngredients = (lines: readonly VisibleLine[]): boolean => {
  const sum = lines.reduce((total, { text }) => total + scoreAsIngredient(text), 0);
  return lines.length >= MIN_LINES && sum / lines.length >= MIN_AVERAGE_SCORE;
};

/** Finds lists that look like ingredients although neither a heading nor a class name says so. */
export const findIngredientsByAppearance = ({ lines }: VisibleText): PartCandidate[] => {
  const groups: LineRange[] = [];
  for (const { start, end } of findLists(lines)) {
    if (!looksLikeIngredients(lines.slice(start, end))) continue;
    const last = groups.at(-1);
    if (last !== undefined && start - last.end <= MAX_DISTANCE) last.end = end;
    else groups.push({ start, end });
  }
  return groups.map(({ start, end }) => {
    const hasTitle = (lines[start - 1]?.level ?? 0) > 1;
    return createPartCandidate('ingredients', lines.slice(hasTitle ? start - 1 : start, end), 'heading');
  });
};

/** The text after the ingredients, up to the next heading. */
export const findStepsAfter = ({ lines }: VisibleText, ingredients: PartCandidate): PartCandidate[] => {
  const rest = lines.slice(ingredients.lastLine + 1, ingredients.lastLine + 1 + MAX_STEP_LINES);
  const first = rest.findIndex(({ text }) => scoreAsStep(text) === 1);
  if (first < 0 || first > MAX_DISTANCE) return [];
  const end = rest.findIndex(
    ({ level, part }, index) => index > first && (part !== undefined || (level >= 1 && level <= 6)),
  );
  return [createPartCandidate('steps', rest.slice(first, end < 0 ? undefined : end), 'heading')];
};
