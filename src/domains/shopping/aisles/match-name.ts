import { toSemanticId } from '../../ingredients/index.ts';
import type { Language } from '../../units/index.ts';
import type { FoodTable } from './food-table.ts';
import { findFullNameWithin, matchWords } from './match-words.ts';
import type { FoodMatch } from './match-words.ts';

/** A match together with the words that were searched. */
export interface NameMatch extends FoodMatch {
  readonly searchedWords: readonly string[];
}

/** What follows adds detail about the same food, or its preparation. */
const BREAK = /[,;]|\s[-–—]\s/u;
/** The truncated words of `Rinder-, Hühner- oder Gemüsebrühe` are not foods. */
const CUT_SHORT = /\p{L}+-(?=,|\s+(?:oder|und|bzw|or|and|of|en|eller|och)\s)/gu;

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

const isNumber = (word: string): boolean => {
  for (let at = 0; at < word.length; at += 1) if (!isDigit(word.charCodeAt(at))) return false;
  return true;
};

const withoutLinks = (words: readonly string[], { linkingWords }: FoodTable): readonly string[] =>
  words.filter((word) => !linkingWords.has(word) && !isNumber(word));

const foundAmong = (words: readonly string[], match: FoodMatch | undefined): NameMatch | undefined =>
  match === undefined ? undefined : { ...match, searchedWords: words };

/** Only the words before an end word count, unless it is part of a name: `boon-in-tomatensaus`. */
const matchUntilEnd = (words: readonly string[], table: FoodTable): NameMatch | undefined => {
  const all = withoutLinks(words, table);
  const end = all.findIndex((word, at) => at > 0 && table.endWords.has(word));
  const match = foundAmong(all, matchWords(all, table));
  if (end === -1 || match?.words.includes(all[end] ?? '') === true) return match;
  const before = all.slice(0, end);
  return foundAmong(before, matchWords(before, table));
};

/**
 * Matches a full spoken name, or else the semantic id. In a name with commas, the first part that names a food counts:
 * `onions, fried in butter` are onions. If no part does, all words are searched, because a semantic id stops where
 * something seems to follow the name, as in `ready-to-roll icing`.
 */
export const matchName = (
  name: string,
  /** All words of the name, folded and in the singular. */
  words: readonly string[],
  language: Language,
  table: FoodTable,
): NameMatch | undefined => {
  const spoken = withoutLinks(words, table);
  const known = foundAmong(spoken, findFullNameWithin(spoken, table));
  if (known !== undefined) return known;

  const text = name.includes('-') ? name.replaceAll(CUT_SHORT, '') : name;
  for (const part of text.split(BREAK)) {
    const match = matchUntilEnd((toSemanticId(part, language) ?? '').split('-'), table);
    if (match !== undefined) return match;
  }
  return foundAmong(spoken, matchWords(spoken, table));
};
