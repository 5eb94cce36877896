import { memoizeByLanguage } from '../../memoize-by-language.ts';
import { listNounPairs, splitList } from './noun-lexicon.ts';
import type { AdjectiveForms, NounLexicon, NounPair } from './noun-lexicon.ts';
import { nounLexicons } from './noun-lexicons.ts';

type Words = ReadonlySet<string>;

/** A lexicon ready for lookup. All words are in lower case, with straight apostrophes. */
export interface NounIndex {
  readonly headPosition: NounLexicon['headPosition'];
  readonly nouns: ReadonlyMap<string, NounPair>;
  /** Nouns that end compounds. */
  readonly compoundHeads: ReadonlyMap<string, NounPair>;
  readonly prepositions: Words;
  readonly blockers: Words;
  readonly uncountableWith: ReadonlyMap<string, Words>;
  readonly adjectives: 'any' | ReadonlyMap<string, readonly AdjectiveForms[]>;
  readonly invariables: Words;
}

const indexNouns = (pairs: readonly NounPair[]): Map<string, NounPair> => {
  const nouns = new Map<string, NounPair>();
  for (const pair of pairs) if (!nouns.has(pair.singular)) nouns.set(pair.singular, pair);
  // A second plural leads to the singular, and from there to the first plural.
  for (const pair of pairs) if (!nouns.has(pair.plural)) nouns.set(pair.plural, pair);
  return nouns;
};

const indexAdjectives = (adjectives: readonly AdjectiveForms[]): ReadonlyMap<string, readonly AdjectiveForms[]> => {
  const index = new Map<string, AdjectiveForms[]>();
  for (const forms of adjectives) {
    const words = [forms.singular, forms.plural, forms.alsoSingular ?? {}].flatMap((all) => Object.values(all));
    for (const word of new Set(words)) index.set(word, [...(index.get(word) ?? []), forms]);
  }
  return index;
};

const toSet = (list: string): Words => new Set(splitList(list));

export const getNounIndex = memoizeByLanguage((language): NounIndex => {
  const lexicon = nounLexicons[language];
  const pairs = listNounPairs(lexicon);
  const heads = toSet(lexicon.compoundHeads.toLowerCase());
  return {
    headPosition: lexicon.headPosition,
    nouns: indexNouns(pairs),
    compoundHeads: indexNouns(pairs.filter(({ singular }) => heads.has(singular))),
    prepositions: toSet(lexicon.prepositions),
    blockers: toSet(lexicon.blockers),
    uncountableWith: new Map(Object.entries(lexicon.uncountableWith).map(([noun, words]) => [noun, toSet(words)])),
    adjectives: lexicon.adjectives === 'any' ? 'any' : indexAdjectives(lexicon.adjectives()),
    invariables: toSet(lexicon.invariables),
  };
});
