import type { Language } from '../../units/index.ts';
import { states } from './kind.ts';
import type { Kind, State } from './kind.ts';
import type { AisleLexicon, Compounds } from './lexicon/lexicon.ts';
import { aisleLexicons } from './lexicon/lexicons.ts';

type Words = ReadonlySet<string>;

interface SpokenName {
  /** The words after the first. */
  readonly rest: readonly string[];
  readonly kind: Kind;
}

export interface CompoundTable {
  readonly shortEnds: Words;
  readonly parts: Words;
  /** Longest first. */
  readonly beginnings: readonly (readonly [beginning: string, state: State])[];
}

/** A lexicon indexed for lookup. */
export interface FoodTable {
  readonly head: AisleLexicon['head'];
  /** Keyed by the words of an entry without linking words, joined by `-`. */
  readonly kinds: ReadonlyMap<string, Kind>;
  /** The number of words in the longest entry, keyed by its head word. */
  readonly runs: ReadonlyMap<string, number>;
  /** Keyed by the first word, longest first. */
  readonly spoken: ReadonlyMap<string, readonly SpokenName[]>;
  /** Keyed by one word, or two joined by `-`. */
  readonly states: ReadonlyMap<string, State>;
  readonly links: Words;
  readonly ends: Words;
  readonly weak: Words;
  readonly joins: Words;
  readonly compounds: CompoundTable | undefined;
  /** Every known word of the language, used to detect the language of a name. */
  readonly vocabulary: Words;
}

type Lists = Readonly<Partial<Record<Kind, string>>>;

export const entriesOf = (list: string): string[] => list.split(' ').filter((entry) => entry !== '');

/** The entries of the lists, each with its kind and its words without linking words. */
const entriesIn = (lists: Lists, links: Words): { readonly kind: Kind; readonly words: readonly string[] }[] =>
  // The cast is needed because TypeScript types the keys as `string`.
  (Object.entries(lists) as [Kind, string][]).flatMap(([kind, list]) =>
    entriesOf(list).map((entry) => ({ kind, words: entry.split('-').filter((word) => !links.has(word)) })),
  );

const runsOf = (kinds: ReadonlyMap<string, Kind>, head: AisleLexicon['head']): Map<string, number> => {
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

const compoundTableOf = ({ shortEnds, parts, states: beginnings }: Compounds): CompoundTable => ({
  shortEnds: new Set(entriesOf(shortEnds)),
  parts: new Set(entriesOf(parts)),
  beginnings: states
    .flatMap((state) => entriesOf(beginnings[state] ?? '').map((beginning) => [beginning, state] as const))
    .sort(([a], [b]) => b.length - a.length),
});

const tableOf = (lexicon: AisleLexicon): FoodTable => {
  const { head, foods, spoken, compounds } = lexicon;
  const links = new Set(entriesOf(lexicon.links));
  const kinds = new Map(entriesIn(foods, links).map(({ kind, words }) => [words.join('-'), kind]));
  const lists = [...Object.values(foods), ...Object.values(spoken), ...Object.values(lexicon.states), lexicon.joins];
  return {
    head,
    kinds,
    runs: runsOf(kinds, head),
    spoken: spokenOf(spoken, links),
    states: new Map(states.flatMap((state) => entriesOf(lexicon.states[state]).map((words) => [words, state]))),
    links,
    ends: new Set(entriesOf(lexicon.ends)),
    weak: new Set(entriesOf(lexicon.weak)),
    joins: new Set(entriesOf(lexicon.joins)),
    compounds: compounds === undefined ? undefined : compoundTableOf(compounds),
    vocabulary: new Set(lists.flatMap((list) => list.split(/[ -]/u))),
  };
};

const tables = new Map<Language, FoodTable>();

/** The table of a language, built on first use: most instances need only two or three of the eight. */
export const foodTableFor = (language: Language): FoodTable => {
  const before = tables.get(language);
  if (before !== undefined) return before;
  const now = tableOf(aisleLexicons[language]);
  tables.set(language, now);
  return now;
};
