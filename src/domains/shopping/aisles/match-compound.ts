import type { CompoundTable, FoodTable } from './food-table.ts';
import type { FoodKind, FoodState } from './food-kind.ts';

/** The kind of food given by the end of a word, and the state given by its beginning. */
export interface CompoundMatch {
  readonly kind: FoodKind;
  readonly state: FoodState | undefined;
  /** The number of recognized letters. */
  readonly letterCount: number;
}

/** Shorter endings match too many words by accident: `ei` in `Brei`. */
const MIN_SUFFIX_LENGTH = 4;
/** `Insekt` does not contain `Sekt`. */
const MIN_PREFIX_LENGTH = 3;
/** The text before a part may be shorter: `uiring`. */
const MIN_WHOLE_LENGTH = 2;
/** No kitchen word is longer, and trying every ending of a longer one would be slow. */
const MAX_WORD_LENGTH = 60;
/** `Lachsfiletstücke` has two. */
const MAX_PARTS = 3;
/** Linking elements between the words of a compound: `Rinderfilet`, `Zitronenschale`. */
const BETWEEN = ['', 's', 'n', 'e', 'en', 'er', 'es'];

const stateOf = (beginning: string, { statePrefixes }: CompoundTable): FoodState | undefined =>
  statePrefixes.find(([text]) => beginning.startsWith(text))?.[1];

const wholeWord = (word: string, { kinds }: FoodTable): CompoundMatch | undefined => {
  const kind = kinds.get(word);
  return kind === undefined ? undefined : { kind, state: undefined, letterCount: word.length };
};

const firstOf = <T>(words: readonly string[], find: (word: string) => T | undefined): T | undefined => {
  for (const word of words) {
    const found = find(word);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** Possible words for the beginning of a compound, with and without a linking element: `zitronen`, `zitrone`. */
const wordsIn = (beginning: string): readonly string[] =>
  BETWEEN.filter((ending) => beginning.endsWith(ending)).map((ending) =>
    beginning.slice(0, beginning.length - ending.length),
  );

/** Finds the food that a part belongs to. */
const matchWhole = (beginning: string, parts: number, table: FoodTable, compounds: CompoundTable) => {
  const words = wordsIn(beginning);
  return (
    firstOf(words, (word) => wholeWord(word, table)) ??
    firstOf(words, (word) => matchEnd(word, parts, table, compounds))
  );
};

function matchEnd(word: string, parts: number, table: FoodTable, compounds: CompoundTable): CompoundMatch | undefined {
  for (let cut = MIN_WHOLE_LENGTH; cut < word.length - 1; cut += 1) {
    const end = word.slice(cut);
    const beginning = word.slice(0, cut);
    if (parts < MAX_PARTS && compounds.partEndings.has(end)) {
      const whole = matchWhole(beginning, parts + 1, table, compounds);
      if (whole !== undefined) return whole;
    }
    if (cut < MIN_PREFIX_LENGTH || (end.length < MIN_SUFFIX_LENGTH && !compounds.shortEndings.has(end))) continue;
    const kind = table.kinds.get(end);
    if (kind !== undefined) return { kind, state: stateOf(beginning, compounds), letterCount: end.length };
  }
  return undefined;
}

/**
 * Matches a word by its longest known ending: `Rinderhackfleisch` is `hackfleisch`. If the ending only names a part,
 * the text before it counts: a salmon fillet is fish, a pork fillet is meat.
 */
export const matchCompound = (word: string, table: FoodTable): CompoundMatch | undefined =>
  table.compounds === undefined || word.length > MAX_WORD_LENGTH
    ? undefined
    : matchEnd(word, 0, table, table.compounds);
