import { getSingularizer, splitWords } from '../../ingredients/index.ts';
import { languages } from '../../units/index.ts';
import type { Language } from '../../units/index.ts';
import type { Aisle } from './aisle.ts';
import { getFoodTable } from './food-table.ts';
import type { FoodTable } from './food-table.ts';
import { getAisleForKind } from './food-kind.ts';
import { matchCompound } from './match-compound.ts';
import { matchName } from './match-name.ts';
import type { NameMatch } from './match-name.ts';
import { countLetters } from './match-words.ts';
import { findFoodState } from './find-food-state.ts';

interface Found {
  readonly aisle: Aisle;
  /** The recognized fraction of the name, at most 1. */
  readonly share: number;
}

/** Longer than any real name. */
const MAX_CHARACTERS = 300;

/**
 * The fraction of a name that the language recognizes, counting the letters of known words and of the known end of a
 * compound.
 */
const shareOf = ({ letterCount, words, searchedWords }: NameMatch, { vocabulary }: FoodTable): number => {
  const others = searchedWords.filter((word) => vocabulary.has(word) && !words.includes(word));
  return Math.min(1, (letterCount + countLetters(others)) / countLetters(searchedWords));
};

const findIn = (name: string, keys: readonly string[], language: Language): Found | undefined => {
  const table = getFoodTable(language);
  const words = keys.map(getSingularizer(language));
  const match = matchName(name, words, language, table);
  if (match === undefined) return undefined;
  const state = findFoodState(words, match, table);
  return { aisle: getAisleForKind(match.kind, state), share: shareOf(match, table) };
};

/**
 * A quick check whether the language may know the name: a foreign language rarely knows any of its words, or the end of
 * one.
 */
const mayKnow = (keys: readonly string[], language: Language): boolean => {
  const table = getFoodTable(language);
  const one = getSingularizer(language);
  return keys.some((key) => {
    const word = one(key);
    return table.vocabulary.has(word) || matchCompound(word, table) !== undefined;
  });
};

/** Uses the language that recognizes most of the name; English wins ties. */
const findBest = (
  name: string,
  keys: readonly string[],
  isLikely: (language: Language) => boolean,
): Found | undefined => {
  let best: Found | undefined;
  for (const language of languages) {
    const found = isLikely(language) ? findIn(name, keys, language) : undefined;
    if (found === undefined || (best !== undefined && found.share <= best.share)) continue;
    if (found.share === 1) return found;
    best = found;
  }
  return best;
};

/** Tries all languages if the likely ones do not find it, because a semantic id merges several spellings. */
const findInAny = (name: string, keys: readonly string[]): Found | undefined =>
  findBest(name, keys, (language) => mayKnow(keys, language)) ?? findBest(name, keys, () => true);

/**
 * Finds the aisle of a food by its everyday name: `2 rote Zwiebeln`, `extra virgin olive oil`, `tomatoes, canned`. If
 * the language is unknown, all languages are tried. Returns undefined if the name is not recognized.
 */
export const findAisle = (food: string, language: Language | undefined): Aisle | undefined => {
  const name = food.length > MAX_CHARACTERS ? food.slice(0, MAX_CHARACTERS) : food;
  const keys = splitWords(name).map(({ key }) => key);
  return (language === undefined ? findInAny(name, keys) : findIn(name, keys, language))?.aisle;
};
