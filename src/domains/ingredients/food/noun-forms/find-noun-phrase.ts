import type { NounIndex } from './noun-index.ts';
import type { NounPair } from './noun-lexicon.ts';
import type { PhraseWord, SplitPhrase } from './split-phrase.ts';

/** The head noun of a phrase and the words that agree with it. */
export interface NounPhrase {
  readonly noun: NounPair;
  /** The words of the noun. The only word of a compound starts at its head: at `zwiebel` in `Speisezwiebel`. */
  readonly words: readonly PhraseWord[];
  readonly adjectives: readonly PhraseWord[];
}

/** `jaune d'œuf` has two words, `feuille de brick` three. */
const MAX_NOUN_WORDS = 4;
/** More words are not the name of a food, and each is looked up. */
const MAX_WORDS = 12;

const joinKeys = (words: readonly PhraseWord[]): string => words.map(({ key }) => key).join(' ');

/** A long word that ends in a known one: `Speisezwiebel`, `Bio-Ei`. */
const findCompoundHead = (word: PhraseWord, { nouns, compoundHeads }: NounIndex) => {
  const hyphen = word.key.lastIndexOf('-');
  if (hyphen !== -1) {
    const noun = nouns.get(word.key.slice(hyphen + 1));
    return noun && { noun, length: word.key.length - hyphen - 1 };
  }
  // The longest ending wins, so the shortest beginning is tried first.
  for (let at = 2; at < word.key.length - 2; at += 1) {
    const noun = compoundHeads.get(word.key.slice(at));
    if (noun !== undefined) return { noun, length: word.key.length - at };
  }
  return undefined;
};

const takeEnd = ({ end, text, key }: PhraseWord, length: number): PhraseWord => ({
  start: end - length,
  end,
  text: text.slice(-length),
  key: key.slice(-length),
});

/** Longer words are not looked up as compounds. */
const MAX_COMPOUND_LENGTH = 60;

const findLastNoun = (words: readonly PhraseWord[], index: NounIndex): NounPhrase | undefined => {
  const last = words.at(-1);
  if (last === undefined) return undefined;
  for (let length = Math.min(MAX_NOUN_WORDS, words.length); length > 0; length -= 1) {
    const from = words.length - length;
    const noun = index.nouns.get(joinKeys(words.slice(from)));
    if (noun !== undefined) return { noun, words: words.slice(from), adjectives: words.slice(0, from) };
  }
  // Composing the key may have made it shorter than the text.
  if (last.key.length !== last.text.length || last.key.length > MAX_COMPOUND_LENGTH) return undefined;
  const head = findCompoundHead(last, index);
  return head && { noun: head.noun, words: [takeEnd(last, head.length)], adjectives: words.slice(0, -1) };
};

const isUncountable = ({ singular }: NounPair, others: readonly PhraseWord[], { uncountableWith }: NounIndex) => {
  const [own, any] = [uncountableWith.get(singular), uncountableWith.get('*')];
  return others.some(({ key }) => own?.has(key) === true || any?.has(key) === true);
};

const findInGermanic = ({ words, rest }: SplitPhrase, index: NounIndex): NounPhrase | undefined => {
  const end = words.findIndex(({ key }) => index.prepositions.has(key));
  const head = end === -1 ? words : words.slice(0, end);
  if (head.some(({ key }) => index.blockers.has(key)) || index.blockers.has(rest[0]?.key ?? '')) return undefined;
  return findLastNoun(head, index);
};

/** `d'œuf` is a preposition and its noun in one. */
const ELIDED = /^d'/;

/** What may follow the noun unchanged: `de terre`, `d'œuf`. With more words, some of them might agree with the noun. */
const isComplement = (words: readonly PhraseWord[], { prepositions }: NounIndex): boolean => {
  const [first, second, ...others] = words;
  if (first === undefined) return true;
  if (ELIDED.test(first.key)) return second === undefined;
  return prepositions.has(first.key) && second !== undefined && others.length === 0;
};

const findFirstNoun = (words: readonly PhraseWord[], from: number, { nouns }: NounIndex) => {
  for (let length = Math.min(MAX_NOUN_WORDS, words.length - from); length > 0; length -= 1) {
    const noun = nouns.get(joinKeys(words.slice(from, from + length)));
    if (noun !== undefined) return { noun, length };
  }
  return undefined;
};

const findInRomance = ({ words, rest, hasRest }: SplitPhrase, index: NounIndex): NounPhrase | undefined => {
  const { adjectives, invariables, prepositions } = index;
  // A participle after the comma would have to agree with the noun: `oignons, émincés`.
  if (hasRest && !prepositions.has(rest[0]?.key ?? '')) return undefined;
  const isAdjective = ({ key }: PhraseWord): boolean =>
    invariables.has(key) || adjectives === 'any' || adjectives.has(key);
  for (const [from, word] of words.entries()) {
    const found = findFirstNoun(words, from, index);
    if (found === undefined) {
      if (isAdjective(word)) continue;
      return undefined;
    }
    const after = words.slice(from + found.length);
    const ends = after.findIndex((one) => !isAdjective(one));
    const agreeing = ends === -1 ? after : after.slice(0, ends);
    if (!isComplement(ends === -1 ? [] : after.slice(ends), index)) return undefined;
    return {
      noun: found.noun,
      words: words.slice(from, from + found.length),
      adjectives: [...words.slice(0, from), ...agreeing],
    };
  }
  return undefined;
};

/** Returns undefined unless it is certain which word is the head noun and what agrees with it. */
export const findNounPhrase = (phrase: SplitPhrase, index: NounIndex): NounPhrase | undefined => {
  if (phrase.words.length > MAX_WORDS) return undefined;
  const found = index.headPosition === 'last' ? findInGermanic(phrase, index) : findInRomance(phrase, index);
  return found === undefined || isUncountable(found.noun, phrase.words, index) ? undefined : found;
};
