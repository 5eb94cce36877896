import type { CompoundTable, FoodTable } from './food-table.ts';
import type { Kind, State } from './kind.ts';

/** What the end of a word says, and its beginning. */
export interface CompoundMatch {
  readonly kind: Kind;
  readonly state: State | undefined;
  /** How many letters of the word are known. */
  readonly letters: number;
}

/** Shorter ends are found in too many words by chance: `ei` in `Brei`. */
const SHORTEST_END = 4;
/** `Sekt` is no part of `Insekt`. */
const SHORTEST_BEGINNING = 3;
/** What stands before a part may be shorter: `uiring`. */
const SHORTEST_WHOLE = 2;
/** No word of a kitchen is longer, and trying every end of it would take its time. */
const LONGEST_WORD = 60;
/** `Lachsfiletstücke` has two. */
const MOST_PARTS = 3;
/** What a word may get when another follows it: `Rinderfilet`, `Zitronenschale`. */
const BETWEEN = ['', 's', 'n', 'e', 'en', 'er', 'es'];

const stateOf = (beginning: string, { beginnings }: CompoundTable): State | undefined =>
  beginnings.find(([text]) => beginning.startsWith(text))?.[1];

const wholeWord = (word: string, { kinds }: FoodTable): CompoundMatch | undefined => {
  const kind = kinds.get(word);
  return kind === undefined ? undefined : { kind, state: undefined, letters: word.length };
};

const firstOf = <T>(words: readonly string[], find: (word: string) => T | undefined): T | undefined => {
  for (const word of words) {
    const found = find(word);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** What the beginning of a compound may be, with or without what binds it to the next word: `zitronen`, `zitrone`. */
const wordsIn = (beginning: string): readonly string[] =>
  BETWEEN.filter((ending) => beginning.endsWith(ending)).map((ending) =>
    beginning.slice(0, beginning.length - ending.length),
  );

/** What a part is of. */
const matchWhole = (beginning: string, parts: number, table: FoodTable, compounds: CompoundTable) => {
  const words = wordsIn(beginning);
  return (
    firstOf(words, (word) => wholeWord(word, table)) ??
    firstOf(words, (word) => matchEnd(word, parts, table, compounds))
  );
};

function matchEnd(word: string, parts: number, table: FoodTable, compounds: CompoundTable): CompoundMatch | undefined {
  for (let cut = SHORTEST_WHOLE; cut < word.length - 1; cut += 1) {
    const end = word.slice(cut);
    const beginning = word.slice(0, cut);
    if (parts < MOST_PARTS && compounds.parts.has(end)) {
      const whole = matchWhole(beginning, parts + 1, table, compounds);
      if (whole !== undefined) return whole;
    }
    if (cut < SHORTEST_BEGINNING || (end.length < SHORTEST_END && !compounds.shortEnds.has(end))) continue;
    const kind = table.kinds.get(end);
    if (kind !== undefined) return { kind, state: stateOf(beginning, compounds), letters: end.length };
  }
  return undefined;
}

/**
 * What a word is by its longest known end: `Rinderhackfleisch` is `hackfleisch`. Where the end only names a part, what
 * stands before it decides: the fillet of a salmon is fish, that of a pig is meat.
 */
export const matchCompound = (word: string, table: FoodTable): CompoundMatch | undefined =>
  table.compounds === undefined || word.length > LONGEST_WORD ? undefined : matchEnd(word, 0, table, table.compounds);
