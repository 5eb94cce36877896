import type { LanguageCode, Measure } from './foods.ts';

interface DishGroup {
  readonly category: string;
  readonly dishes: readonly string[];
}

/** The word for a measure and its unit id. Without a unit, the amount is a bare number. */
interface MeasureWord {
  readonly unit?: string;
  readonly word: string;
}

/**
 * The vocabulary and sentence templates of one language. `writeSentence` defines the placeholders, such as `{food}`.
 */
export interface KitchenLanguage {
  readonly code: LanguageCode;
  /** Each list is sorted by frequency, most common first. */
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
  readonly measured: Readonly<Record<Measure, MeasureWord>>;
  /** Template for an ingredient with a unit: `250 g flour`, `250 g de farine`. */
  readonly line: string;
  readonly serves: string;
}

/** Splits a comma-separated text, which may be wrapped anywhere. */
export const splitList = (text: string): readonly string[] => text.replaceAll(/\s+/g, ' ').split(', ');

/** Splits a text with one sentence per line. */
export const splitLines = (text: string): readonly string[] => text.trim().split('\n');
