import type { Language } from '../../units/index.ts';
import { foodStates } from './food-kind.ts';
import type { FoodKind, FoodState } from './food-kind.ts';
import type { AisleLexicon, Compounds } from './lexicon/lexicon.ts';
import { aisleLexicons } from './lexicon/lexicons.ts';

type Words = ReadonlySet<string>;

interface SpokenName {
  /** The words after the first. */
  readonly rest: readonly string[];
  readonly kind: FoodKind;
}

export interface CompoundTable {
  readonly shortEndings: Words;
  readonly partEndings: Words;
  /** Longest first. */
  readonly statePrefixes: readonly (readonly [beginning: string, state: FoodState])[];
}

/** A lexicon indexed for lookup. */
export interface FoodTable {
  readonly head: AisleLexicon['head'];
  /** Keyed by the words of an entry without linking words, joined by `-`. */
  readonly kinds: ReadonlyMap<string, FoodKind>;
  /** The number of words in the longest entry, keyed by its head word. */
  readonly maxWordsByHead: ReadonlyMap<string, number>;
  /** Keyed by the first word, longest first. */
  readonly fullNames: ReadonlyMap<string, readonly SpokenName[]>;
  /** Keyed by one word, or two joined by `-`. */
  readonly states: ReadonlyMap<string, FoodState>;
  readonly linkingWords: Words;
  readonly endWords: Words;
  readonly weakHeads: Words;
  readonly conjunctions: Words;
  readonly compounds: CompoundTable | undefined;
  /** Every known word of the language, used to detect the language of a name. */
  readonly vocabulary: Words;
}

type Lists = Readonly<Partial<Record<FoodKind, string>>>;

export const splitWordList = (list: string): string[] => list.split(' ').filter((entry) => entry !== '');

/** The entries of the lists, each with its kind and its words without linking words. */
const entriesIn = (lists: Lists, links: Words): { readonly kind: FoodKind; readonly words: readonly string[] }[] =>
  // The cast is needed because TypeScript types the keys as `string`.
  (Object.entries(lists) as [FoodKind, string][]).flatMap(([kind, list]) =>
    splitWordList(list).map((entry) => ({ kind, words: entry.split('-').filter((word) => !links.has(word)) })),
  );

const runsOf = (kinds: ReadonlyMap<string, FoodKind>, head: AisleLexicon['head']): Map<string, number> => {
  const runs = new Map<string, number>();
  for (const key of kinds.keys()) {
    const words = key.split('-');
    const atHead = words.at(head === 'first' ? 0 : -1) ?? '';
    runs.set(atHead, Math.max(runs.get(atHead) ?? 0, words.length));
  }
  return runs;
};

const spokenOf = (lists: Lists, links: Words): Map<string, SpokenName[]> => {
  const spoken = new Map<string, SpokenName[]>();
  for (const { kind, words } of entriesIn(lists, links)) {
    const [first = '', ...rest] = words;
    const others = spoken.get(first) ?? [];
    others.push({ rest, kind });
    spoken.set(
      first,
      others.sort((a, b) => b.rest.length - a.rest.length),
    );
  }
  return spoken;
};

const compoundTableOf = ({ shortEndings, partEndings, statePrefixes }: Compounds): CompoundTable => ({
  shortEndings: new Set(splitWordList(shortEndings)),
  partEndings: new Set(splitWordList(partEndings)),
  statePrefixes: foodStates
    .flatMap((state) => splitWordList(statePrefixes[state] ?? '').map((beginning) => [beginning, state] as const))
    .sort(([a], [b]) => b.length - a.length),
});

const tableOf = (lexicon: AisleLexicon): FoodTable => {
  const { head, foods, fullNames, compounds } = lexicon;
  const links = new Set(splitWordList(lexicon.linkingWords));
  const kinds = new Map(entriesIn(foods, links).map(({ kind, words }) => [words.join('-'), kind]));
  const lists = [
    ...Object.values(foods),
    ...Object.values(fullNames),
    ...Object.values(lexicon.states),
    lexicon.conjunctions,
  ];
  return {
    head,
    kinds,
    maxWordsByHead: runsOf(kinds, head),
    fullNames: spokenOf(fullNames, links),
    states: new Map(foodStates.flatMap((state) => splitWordList(lexicon.states[state]).map((words) => [words, state]))),
    linkingWords: links,
    endWords: new Set(splitWordList(lexicon.endWords)),
    weakHeads: new Set(splitWordList(lexicon.weakHeads)),
    conjunctions: new Set(splitWordList(lexicon.conjunctions)),
    compounds: compounds === undefined ? undefined : compoundTableOf(compounds),
    vocabulary: new Set(lists.flatMap((list) => list.split(/[ -]/u))),
  };
};

const tables = new Map<Language, FoodTable>();

/** The table of a language, built on first use: most instances need only two or three of the eight. */
export const getFoodTable = (language: Language): FoodTable => {
  const before = tables.get(language);
  if (before !== undefined) return before;
  const now = tableOf(aisleLexicons[language]);
  tables.set(language, now);
  return now;
};
