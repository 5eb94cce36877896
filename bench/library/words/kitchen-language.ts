import type { LanguageCode, Measure } from './foods.ts';

interface DishGroup {
  readonly category: string;
  readonly dishes: readonly string[];
}

/** The words for one unit, and the unit. Without a unit it is a bare number. */
interface Measured {
  readonly unit?: string;
  readonly word: string;
}

/**
 * What a recipe is written with, in one language. Where a text has `{food}` and the like, a word is put in; which
 * places there are is told by `writeSentence`.
 */
export interface KitchenLanguage {
  readonly code: LanguageCode;
  /** In each list the commonest stand first. */
  readonly groups: readonly DishGroup[];
  readonly manners: readonly string[];
  readonly places: readonly string[];
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  readonly sentences: readonly string[];
  readonly notes: readonly string[];
  readonly preparations: readonly string[];
  readonly vessels: readonly string[];
  readonly cues: readonly string[];
  readonly heats: readonly string[];
  readonly sections: readonly string[];
  readonly measured: Readonly<Record<Measure, Measured>>;
  /** Of a food in such a measure: `250 g flour`, `250 g de farine`. */
  readonly line: string;
  readonly serves: string;
}

/** A list as it reads best: one text, with commas between and wrapped where it pleases. */
export const listed = (text: string): readonly string[] => text.replaceAll(/\s+/g, ' ').split(', ');

/** A list of sentences, one to a line. */
export const lines = (text: string): readonly string[] => text.trim().split('\n');
