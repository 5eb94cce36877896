import { shared, wordsOf } from '../alike.ts';
import type { Page } from '../page.ts';
import { jsonAt } from '../repair-json.ts';
import { scoreOf } from '../visible/part.ts';
import type { PartKind } from '../visible/part.ts';
import type { VisibleRecipe } from '../visible/guess-parts.ts';
import { itemsOf } from '../visible/items-of.ts';
import type { Section } from '../../../sections/section-list.ts';
import { sectionsOfData } from './data-lines.ts';
import { pageData } from './page-data.ts';

/** A page that shows other recipes beside its own may have a list for each. */
const MOST_LISTS = 50;

/** `"ingredients": [`, `"preparationInstructions":{`. */
const NAMES: Readonly<Record<PartKind, RegExp>> = {
  ingredients:
    /"(?:recipe|formatted)?_?ingr[eé]dients?(?:_?(?:list|lines|groups?|sections?|blocks?|text))?"\s*:\s*(?=[[{"])/gi,
  steps:
    /"(?:recipe|cooking|preparation|formatted)?_?(?:instructions?|directions?|steps|methods?|preparation|procedure)(?:_?(?:list|groups?|sections?|steps|text))?"\s*:\s*(?=[[{"])/gi,
};

/** The parts of a recipe that a page has for its scripts alone. */
export type DataRecipe = Readonly<Record<PartKind, readonly Section[]>>;

/** How much of what the page shows is in a list; without anything to compare with, every list is as good. */
const agreement = (sections: readonly Section[], shown: readonly Section[]): number => {
  const words = wordsOf(itemsOf(shown).join(' '));
  return words.length === 0 ? 1 : 0.2 + shared(words, wordsOf(itemsOf(sections).join(' '))) / words.length;
};

/** The list that looks most like a part of a recipe, of all that scripts have under its names. */
const bestIn = (texts: readonly string[], kind: PartKind, shown: readonly Section[]): readonly Section[] => {
  let best: { readonly sections: readonly Section[]; readonly score: number } | undefined;
  let left = MOST_LISTS;
  for (const text of texts) {
    for (const match of text.matchAll(NAMES[kind])) {
      left -= 1;
      if (left < 0) break;
      const sections = sectionsOfData(kind, jsonAt(text, match.index + match[0].length));
      const score = scoreOf(kind, sections) * agreement(sections, shown);
      if (score > (best?.score ?? 0)) best = { sections, score };
    }
  }
  return best?.sections ?? [];
};

export const readData = (page: Page, shown: VisibleRecipe): DataRecipe => {
  const texts = pageData(page);
  return {
    ingredients: bestIn(texts, 'ingredients', shown.ingredients),
    steps: bestIn(texts, 'steps', shown.steps),
  };
};
