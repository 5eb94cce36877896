import { foldWord } from '../../food/words.ts';
import { getSingularizer } from '../../food/singularize.ts';
import { findUnitDimension } from './find-unit-dimension.ts';
import * as flag from './word-flags.ts';
import { skipAbbreviationDot, hasFlag, isNumber, isWord, joinTokens } from './labeling-state.ts';
import type { LabelingState } from './labeling-state.ts';
import type { RuleBasedLanguage } from './line-vocabulary.ts';

/** Recipes rarely give the size of more than twelve items, and rarely need less than this in grams. */
const MAX_SIZED_COUNT = 12;
/** From here on a singular shows that nothing is counted: `5 gr. Zwiebel`. Below, it is a slip: `2 gr. Zwiebel`. */
const MIN_GRAMS_OF_SINGULAR = 5;
/** As far as the food is looked for: `1 gr. reife rote Zwiebel`. */
const MAX_FOOD_DISTANCE = 4;

/** Whether a food is in the list, as the last part of a compound if the language joins its words. */
const isListed = (line: LabelingState, food: string, list: readonly string[]): boolean =>
  list.some((one) => food === one || (!line.vocabulary.isNounFirst && one.length > 2 && food.endsWith(one)));

/** The words after the abbreviation, up to the end of the name. */
const wordsAfter = (line: LabelingState, from: number, limit: number): readonly string[] => {
  const words: string[] = [];
  for (let at = from; at < Math.min(limit, from + MAX_FOOD_DISTANCE) && isWord(line, at); at += 1) {
    if (hasFlag(line, at, flag.OF | flag.OR | flag.AND)) break;
    words.push(foldWord(line.tokens[at]?.text ?? ''));
  }
  return words;
};

const parseCount = (text: string): number => (/^\d/.test(text) ? Number.parseFloat(text.replace(',', '.')) : 1);

/** The endings of singulars that differ from their plural. Without accents, `Äpfel` is the same as `Apfel`. */
const SINGULAR_ENDING: Readonly<Partial<Record<RuleBasedLanguage, RegExp>>> = {
  de: /(?:e|zwiebel|kartoffel)$/,
  fr: /[^sxz]$/,
  nl: /[^s]$/,
};

const isSingular = (word: string, singular: string, language: RuleBasedLanguage): boolean =>
  word === singular && SINGULAR_ENDING[language]?.test(word) === true;

/**
 * Whether the abbreviation at `at` is a size. If it also names a unit, the food decides: `1 gr. Zwiebel` and
 * `1 kl. Gurke` have a size, `2 gr. Safran` are grams and `1 KL Zucker` is a spoon.
 */
export const isSizeAbbreviation = (line: LabelingState, at: number, limit: number): boolean => {
  if (at >= limit || !hasFlag(line, at, flag.SIZE_ABBREVIATION)) return false;
  const next = skipAbbreviationDot(line, at + 1);
  // `burro gr. 50`: a unit before its amount.
  if (isNumber(line, next)) return false;
  const dimension = findUnitDimension(joinTokens(line, at, at + 1), line.language);
  if (dimension === undefined) return true;
  const text = line.tokens[at]?.text ?? '';
  if (text.length > 1 && text === text.toUpperCase()) return false;
  const count = isNumber(line, at - 1) ? parseCount(line.keys[at - 1] ?? '') : 1;
  const hasDot = next > at + 1;
  if (count > MAX_SIZED_COUNT || (dimension === 'mass' && !hasDot)) return false;
  if (isNumber(line, at - 1) && !hasDot && line.tokens[at]?.isAttached === true) return false;
  // Behind its noun it cannot be a unit: `1 cipolla gr.`
  if (line.vocabulary.isNounFirst && line.hasName) return true;
  const { countableFoods, spoonableFoods } = line.vocabulary;
  const words = wordsAfter(line, next, limit);
  const singularize = getSingularizer(line.language);
  const foods = words.map((word) => singularize(word));
  if (foods.some((food) => isListed(line, food, spoonableFoods))) return false;
  const food = foods.findIndex((one) => isListed(line, one, countableFoods));
  if (food === -1) return dimension !== 'mass' && hasDot && spoonableFoods.length > 0 && words.length > 0;
  return count < MIN_GRAMS_OF_SINGULAR || !isSingular(words[food] ?? '', foods[food] ?? '', line.language);
};
