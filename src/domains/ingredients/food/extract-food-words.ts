import type { Language } from '../../units/index.ts';
import { getFoodVocabulary } from './food-vocabulary.ts';
import type { NameWordRemovalRule, FoodVocabulary } from './food-vocabulary.ts';
import { splitWords } from './words.ts';

const followsIn = (words: readonly string[], at: number, rest: readonly string[]): boolean => {
  for (let offset = 0; offset < rest.length; offset += 1) {
    if (words[at + 1 + offset] !== rest[offset]) return false;
  }
  return true;
};

/** `flat leaf` is one word, `free range` none. */
const joinPhrases = (words: readonly string[], { phrases }: FoodVocabulary): readonly string[] => {
  let joined: string[] | undefined;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const phrase = phrases.get(word)?.find(({ rest }) => followsIn(words, at, rest));
    if (phrase === undefined) {
      joined?.push(word);
      continue;
    }
    joined ??= words.slice(0, at);
    joined.push(...phrase.becomes);
    at += phrase.rest.length;
  }
  return joined ?? words;
};

/** `flour for dusting` is flour. */
const cutAtEnd = (words: readonly string[], { terminators }: FoodVocabulary): readonly string[] => {
  for (let at = 1; at < words.length; at += 1) {
    if (terminators.has(words[at] ?? '')) return words.slice(0, at);
  }
  return words;
};

/** `cloves of garlic` is garlic. */
const withoutPortion = (words: readonly string[], { portions, links, portionTouchesFood }: FoodVocabulary) => {
  if (words.length < 2 || !portions.has(words[0] ?? '')) return words;
  if (links.has(words[1] ?? '')) return words.length > 2 ? words.slice(2) : words;
  return portionTouchesFood ? words.slice(1) : words;
};

const keepsCompany = (words: readonly string[], company: ReadonlySet<string>): boolean =>
  words.some((word) => company.has(word));

const goes = (leaving: NameWordRemovalRule, words: readonly string[]): boolean => {
  switch (leaving.kind) {
    case 'always': {
      return true;
    }
    case 'unless': {
      return !keepsCompany(words, leaving.otherWords);
    }
    case 'with': {
      return keepsCompany(words, leaving.company);
    }
    default: {
      return leaving satisfies never;
    }
  }
};

/** `large ripe tomatoes` are tomatoes. */
const withoutFillers = (words: readonly string[], { removalRules }: FoodVocabulary): readonly string[] => {
  let kept: string[] | undefined;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const rule = removalRules.get(word);
    if (rule !== undefined && goes(rule, words)) kept ??= words.slice(0, at);
    else kept?.push(word);
  }
  return kept ?? words;
};

/** `of the garlic and` is garlic, `parmesan cheese` is parmesan. */
const trimmed = (words: readonly string[], { links, redundantLastWords }: FoodVocabulary): readonly string[] => {
  let start = 0;
  let end = words.length;
  while (start < end && links.has(words[start] ?? '')) start += 1;
  while (end > start) {
    const last = words[end - 1] ?? '';
    if (!links.has(last) && !(end - start > 1 && redundantLastWords.get(last)?.has(words[end - 2] ?? '') === true))
      break;
    end -= 1;
  }
  return start === 0 && end === words.length ? words : words.slice(start, end);
};

/** Until nothing changes: a word that went may have stood between two that belong together. */
const settle = (words: readonly string[], rulebook: FoodVocabulary): readonly string[] => {
  let now = words;
  // Every round takes something away or settles a spelling, so that few are needed; the bound is for the lexicon's
  // sake.
  for (let round = 0; round < 16; round += 1) {
    let next = joinPhrases(now, rulebook);
    next = cutAtEnd(next, rulebook);
    next = withoutPortion(next, rulebook);
    next = withoutFillers(next, rulebook);
    next = trimmed(next, rulebook);
    if (next === now || next.length === 0) return next;
    now = next;
  }
  return now;
};

/**
 * What stands in parentheses is an aside: `room (35 %)`, `Zwiebel(n)`. Where nothing else is there, it is the name.
 */
const withoutAsides = (name: string): string => {
  if (!name.includes('(')) return name;
  let kept = '';
  let depth = 0;
  let from = 0;
  for (let at = 0; at < name.length; at += 1) {
    const sign = name[at];
    if (sign === '(') {
      if (depth === 0) kept += name.slice(from, at);
      depth += 1;
    } else if (sign === ')' && depth > 0) {
      depth -= 1;
      from = at + 1;
    }
  }
  if (depth === 0) kept += name.slice(from);
  return splitWords(kept).length === 0 ? name : kept;
};

/** More than any name needs. */
const MAX_CHARACTERS = 1000;

/** The words that identify a food, folded and in the singular: `red` and `onion` for `large red Onions`. */
export const extractFoodWords = (name: string, language: Language): readonly string[] => {
  const rulebook = getFoodVocabulary(language);
  const text = withoutAsides(name.length > MAX_CHARACTERS ? name.slice(0, MAX_CHARACTERS) : name);
  return settle(
    splitWords(text).map(({ key }) => rulebook.singularize(key)),
    rulebook,
  );
};
