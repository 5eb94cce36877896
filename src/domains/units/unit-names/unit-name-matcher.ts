import { languages } from '../language.ts';
import type { Language } from '../language.ts';
import { listQualifierKeys } from './convention-qualifiers.ts';
import { toUnitKey } from './unit-key.ts';
import { listUnitKeys } from './unit-name-index.ts';

/** The keys of all unit names and qualifiers that `findUnitsByName` knows in a language. */
interface Vocabulary {
  readonly complete: ReadonlySet<string>;
  /** Every prefix of a key. */
  readonly prefixes: ReadonlySet<string>;
}

const buildVocabulary = (language: Language | undefined): Vocabulary => {
  const searched = language === undefined ? languages : [language, 'en' as const];
  const complete = new Set([...listQualifierKeys(), ...searched.flatMap(listUnitKeys).map((key) => toUnitKey(key))]);
  const prefixes = new Set<string>();
  for (const key of complete) for (let end = 1; end <= key.length; end += 1) prefixes.add(key.slice(0, end));
  return { complete, prefixes };
};

const vocabularies = new Map<Language | undefined, Vocabulary>();

const getVocabulary = (language: Language | undefined): Vocabulary => {
  let vocabulary = vocabularies.get(language);
  if (vocabulary === undefined) {
    vocabulary = buildVocabulary(language);
    vocabularies.set(language, vocabulary);
  }
  return vocabulary;
};

/** Before the first word. */
const NOTHING_YET: readonly string[] = [''];

/**
 * Takes a text word by word, as long as it may be the name of a unit, with or without a qualifier as a word of its own.
 * Most words after a number are not, and this is faster than looking up every number of words.
 */
export class UnitNameMatcher {
  readonly #vocabulary: Vocabulary;
  /** What the words so far may be part of: a first name or qualifier, or another one after a complete one. */
  #partial = NOTHING_YET;

  constructor(language: Language | undefined) {
    this.#vocabulary = getVocabulary(language);
  }

  /** Whether the text up to and including this word may be the name of a unit, or the beginning of one. */
  accept(word: string): boolean {
    const { complete, prefixes } = this.#vocabulary;
    const key = toUnitKey(word);
    // Most words after a number begin no name.
    if (this.#partial === NOTHING_YET && !prefixes.has(key)) {
      this.#partial = [];
      return false;
    }
    const partial = this.#partial.map((part) => part + key).filter((part) => prefixes.has(part));
    this.#partial = partial.some((part) => complete.has(part)) ? [...partial, ''] : partial;
    return partial.length > 0;
  }
}
