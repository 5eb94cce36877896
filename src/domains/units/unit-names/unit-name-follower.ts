import { languages } from '../language.ts';
import type { Language } from '../language.ts';
import { listQualifierKeys } from './convention-qualifiers.ts';
import { toUnitKey } from './unit-key.ts';
import { listUnitKeys } from './unit-name-index.ts';

/** The keys of all unit names and qualifiers that `findUnitsByName` knows in a language. */
interface Vocabulary {
  readonly complete: ReadonlySet<string>;
  /** Everything that a key can begin with. */
  readonly beginnings: ReadonlySet<string>;
}

const buildVocabulary = (language: Language | undefined): Vocabulary => {
  const searched = language === undefined ? languages : [language, 'en' as const];
  const complete = new Set([...listQualifierKeys(), ...searched.flatMap(listUnitKeys).map((key) => toUnitKey(key))]);
  const beginnings = new Set<string>();
  for (const key of complete) for (let end = 1; end <= key.length; end += 1) beginnings.add(key.slice(0, end));
  return { complete, beginnings };
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

/**
 * Follows a text word by word as long as it may be the name of a unit, with or without a qualifier. Most words after a
 * number are not, and this is faster than looking up every number of words.
 */
export class UnitNameFollower {
  readonly #vocabulary: Vocabulary;
  /** What the words so far may have begun: one part, or another one after a complete part. */
  #begun: readonly string[] = [''];

  constructor(language: Language | undefined) {
    this.#vocabulary = getVocabulary(language);
  }

  /** Whether the text up to and including this word may still be the name of a unit, or begin one. */
  follow(word: string): boolean {
    const { complete, beginnings } = this.#vocabulary;
    const key = toUnitKey(word);
    const begun = this.#begun.map((part) => part + key).filter((part) => beginnings.has(part));
    this.#begun = begun.some((part) => complete.has(part)) ? [...begun, ''] : begun;
    return begun.length > 0;
  }
}
