import type { Kind, State } from '../kind.ts';

/**
 * Where the foods of a language are found. Lists have spaces between their entries; an entry is the semantic id of a
 * food: folded, in the singular, its words joined by `-`.
 *
 * An entry stands for itself and for everything that ends in it, or begins with it where the language has the head of
 * a name first: `rice` also for basmati rice. So an entry of several words is there for what its head does not tell:
 * `coconut-milk` is not found where milk is.
 */
export interface AisleLexicon {
  /** Which end of a name tells what it is: olive *oil*, *huile* d'olive. */
  readonly head: 'first' | 'last';
  readonly foods: Readonly<Record<Kind, string>>;
  /**
   * Names of which the semantic id keeps too little, as they are spoken: of `pão ralado` it keeps the bread, of
   * `comida para gatos` the food. Folded and in the singular all the same, without the small words.
   */
  readonly spoken: Readonly<Partial<Record<Kind, string>>>;
  /** Words that tell how a food is sold, or two of them: *frozen* peas, tuna *in oil*. */
  readonly states: Readonly<Record<State, string>>;
  /** Small words that make no difference: huile *d'*olive. */
  readonly links: string;
  /** Words after which nothing names the food: tuna *in* olive oil. */
  readonly ends: string;
  /** Entries that decide only where nothing else does: a tuna *steak* is fish. */
  readonly weak: string;
  /** Words between two foods, of which one decides: butter *or* margarine. */
  readonly joins: string;
  /** For languages that write several words as one. */
  readonly compounds?: Compounds;
}

export interface Compounds {
  /** Entries of fewer than four letters that may be the end of a word all the same: `Sesamöl`. */
  readonly shortEnds: string;
  /** Ends that only name a part or a cut, so that what is before them decides: `Zitronenschale`. */
  readonly parts: string;
  /** Beginnings that tell how a food is sold: `Dosentomaten`. */
  readonly states: Readonly<Partial<Record<State, string>>>;
}
