import type { FoodKind, FoodState } from '../food-kind.ts';

/**
 * Where the foods of a language are found. Lists are separated by spaces; an entry is the semantic id of a food:
 * folded, in the singular, its words joined by `-`.
 *
 * An entry matches itself and every name that ends with it, or starts with it in languages that put the head first:
 * `rice` also matches basmati rice. An entry of several words is therefore needed only if its head would be misleading:
 * `coconut-milk` is not in the same aisle as milk.
 */
export interface AisleLexicon {
  /** Which end of a name says what it is: olive *oil*, *huile* d'olive. */
  readonly head: 'first' | 'last';
  readonly foods: Readonly<Record<FoodKind, string>>;
  /**
   * Full names for foods whose semantic id loses too much: `pão ralado` (breadcrumbs) is reduced to bread, `comida para
   * gatos` (cat food) to food. Also folded and in the singular, without linking words.
   */
  readonly fullNames: Readonly<Partial<Record<FoodKind, string>>>;
  /** One or two words that say how a food is sold: *frozen* peas, tuna *in oil*. */
  readonly states: Readonly<Record<FoodState, string>>;
  /** Linking words that are ignored: huile *d'*olive. */
  readonly linkingWords: string;
  /** Words that end the name of the food: tuna *in* olive oil. */
  readonly endWords: string;
  /** Entries that count only if nothing else matches: a tuna *steak* is fish. */
  readonly weakHeads: string;
  /** Words between two foods, of which only one counts: butter *or* margarine. */
  readonly conjunctions: string;
  /** For languages that write several words as one. */
  readonly compounds?: Compounds;
}

export interface Compounds {
  /** Entries of fewer than four letters that may still match the end of a word: `Sesamöl`. */
  readonly shortEndings: string;
  /** Endings that only name a part or a cut, so that the part before them counts: `Zitronenschale`. */
  readonly partEndings: string;
  /** Prefixes that say how a food is sold: `Dosentomaten`. */
  readonly statePrefixes: Readonly<Partial<Record<FoodState, string>>>;
}
