import type { Section } from '../../shared/sections/section-list.ts';
import { shared, wordsOf } from '../alike.ts';
import type { Page } from '../page.ts';
import { jsonAt } from '../repair-json.ts';
import type { VisibleRecipe } from '../visible/guess-parts.ts';
import { itemsOf } from '../visible/items-of.ts';
import { scoreOf } from '../visible/part.ts';
import type { PartKind } from '../visible/part.ts';
import { sectionsOfData } from './data-lines.ts';
import { pageData } from './page-data.ts';

/** A page that shows other recipes beside its own may have a list for each. */
const MOST_LISTS = 50;

/** How good steps must be, compared with the best, to be taken for being near. */
const GOOD = 0.3;

/** `"ingredients": [`, `"preparationInstructions":{`. */
const NAMES: Readonly<Record<PartKind, RegExp>> = {
  ingredients:
    /"(?:recipe|formatted)?_?ingr[eé]dients?(?:_?(?:list|lines|groups?|sections?|blocks?|text))?"\s*:\s*(?=[[{"])/gi,
  steps:
    /"(?:recipe|cooking|preparation|formatted)?_?(?:instructions?|directions?|steps|methods?|preparation|procedure)(?:_?(?:list|groups?|sections?|steps|text))?"\s*:\s*(?=[[{"])/gi,
};

/** The parts of a recipe that a page has for its scripts alone. */
export type DataRecipe = Readonly<Record<PartKind, readonly Section[]>>;

/** A list in the data, with how much it looks like what it is named. */
interface DataList {
  readonly sections: readonly Section[];
  readonly score: number;
  /** In which text it stands, and where it begins there. */
  readonly text: number;
  readonly at: number;
}

/** How much of what the page shows is in a list; without anything to compare with, every list is as good. */
const agreement = (sections: readonly Section[], shown: readonly Section[]): number => {
  const words = wordsOf(itemsOf(shown).join(' '));
  return words.length === 0 ? 1 : 0.2 + shared(words, wordsOf(itemsOf(sections).join(' '))) / words.length;
};

/** All lists that scripts have under the names of a part. What is named so inside of one belongs to it. */
const listsIn = (texts: readonly string[], kind: PartKind, shown: readonly Section[]): DataList[] => {
  const lists: DataList[] = [];
  let left = MOST_LISTS;
  for (const [index, text] of texts.entries()) {
    let last = 0;
    for (const match of text.matchAll(NAMES[kind])) {
      if (match.index < last) continue;
      left -= 1;
      if (left < 0) return lists;
      const { value, end } = jsonAt(text, match.index + match[0].length);
      last = end;
      const sections = sectionsOfData(kind, value);
      const score = scoreOf(kind, sections) * agreement(sections, shown);
      if (score > 0) lists.push({ sections, score, text: index, at: match.index });
    }
  }
  return lists;
};

const best = (lists: readonly DataList[]): DataList | undefined => lists.toSorted((a, b) => b.score - a.score)[0];

/** The steps of the recipe that has the ingredients: those that stand next to them in the data, of all that are good. */
const stepsBeside = (ingredients: DataList | undefined, lists: readonly DataList[]): DataList | undefined => {
  const most = best(lists)?.score ?? 0;
  const distance = (list: DataList): number =>
    list.text === ingredients?.text ? Math.abs(list.at - ingredients.at) : Number.MAX_SAFE_INTEGER;
  const good = lists.filter(({ score }) => score >= most * GOOD);
  return good.toSorted((a, b) => distance(a) - distance(b))[0];
};

export const readData = (page: Page, shown: VisibleRecipe): DataRecipe => {
  const texts = pageData(page);
  const ingredients = best(listsIn(texts, 'ingredients', shown.ingredients));
  const steps = stepsBeside(ingredients, listsIn(texts, 'steps', shown.steps));
  return { ingredients: ingredients?.sections ?? [], steps: steps?.sections ?? [] };
};
