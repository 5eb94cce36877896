import type { Section } from '../../../sections/section-list.ts';
import { parseJsonAt } from '../json-ld/lenient-json.ts';
import type { Page } from '../page.ts';
import { getSectionItems } from '../sections.ts';
import type { VisibleRecipe } from '../visible/find-visible-recipe.ts';
import { scoreSections } from '../visible/parts/part-candidate.ts';
import type { PartKind } from '../visible/parts/part-candidate.ts';
import { countSharedWords, toWords } from '../word-overlap.ts';
import { parseScriptDataList } from './parse-script-data-list.ts';
import { collectScriptTexts } from './script-texts.ts';

/** A page may have a list for each related recipe it shows. */
const MAX_LISTS = 50;

/** Steps with at least this fraction of the best score are considered; the nearest to the ingredients wins. */
const MIN_SCORE_FRACTION = 0.3;

/** Matches `"ingredients": [`, `"preparationInstructions":{`. */
const KEYS: Readonly<Record<PartKind, RegExp>> = {
  ingredients:
    /"(?:recipe|formatted)?_?ingr[eé]dients?(?:_?(?:list|lines|groups?|sections?|blocks?|text))?"\s*:\s*(?=[[{"])/gi,
  steps:
    /"(?:recipe|cooking|preparation|formatted)?_?(?:instructions?|directions?|steps|methods?|preparation|procedure)(?:_?(?:list|groups?|sections?|steps|text))?"\s*:\s*(?=[[{"])/gi,
};

/** The parts of a recipe found in data embedded for the page's own scripts. */
export type ScriptData = Readonly<Record<PartKind, readonly Section[]>>;

/** A list found in a script, scored by how much it looks like the part it is named for. */
interface DataList {
  readonly sections: readonly Section[];
  readonly score: number;
  /** The index of the script text, and the offset of the list in it. */
  readonly textIndex: number;
  readonly offset: number;
}

/** How much of the visible text the list contains. If nothing is visible, all lists are equal. */
const scoreOverlap = (sections: readonly Section[], visible: readonly Section[]): number => {
  const visibleWords = toWords(getSectionItems(visible).join(' '));
  return visibleWords.length === 0
    ? 1
    : 0.2 + countSharedWords(visibleWords, toWords(getSectionItems(sections).join(' '))) / visibleWords.length;
};

/** All lists stored under the key names of a part. Matches inside a list belong to that list. */
const findLists = (texts: readonly string[], kind: PartKind, visible: readonly Section[]): DataList[] => {
  const lists: DataList[] = [];
  let remaining = MAX_LISTS;
  for (const [index, text] of texts.entries()) {
    let previousEnd = 0;
    for (const match of text.matchAll(KEYS[kind])) {
      if (match.index < previousEnd) continue;
      remaining -= 1;
      if (remaining < 0) return lists;
      const { value, end } = parseJsonAt(text, match.index + match[0].length);
      previousEnd = end;
      const sections = parseScriptDataList(kind, value);
      const score = scoreSections(kind, sections) * scoreOverlap(sections, visible);
      if (score > 0) lists.push({ sections, score, textIndex: index, offset: match.index });
    }
  }
  return lists;
};

const findBest = (lists: readonly DataList[]): DataList | undefined => lists.toSorted((a, b) => b.score - a.score)[0];

/** The steps closest to the ingredients in the data, among those with a good score: they belong to the same recipe. */
const findNearestSteps = (ingredients: DataList | undefined, lists: readonly DataList[]): DataList | undefined => {
  const bestScore = findBest(lists)?.score ?? 0;
  const getDistance = (list: DataList): number =>
    list.textIndex === ingredients?.textIndex ? Math.abs(list.offset - ingredients.offset) : Number.MAX_SAFE_INTEGER;
  const candidates = lists.filter(({ score }) => score >= bestScore * MIN_SCORE_FRACTION);
  return candidates.toSorted((a, b) => getDistance(a) - getDistance(b))[0];
};

export const extractScriptData = (page: Page, visible: VisibleRecipe): ScriptData => {
  const texts = collectScriptTexts(page);
  const ingredients = findBest(findLists(texts, 'ingredients', visible.ingredients));
  const steps = findNearestSteps(ingredients, findLists(texts, 'steps', visible.steps));
  return { ingredients: ingredients?.sections ?? [], steps: steps?.sections ?? [] };
};
