/**
 * What the rules know of a language. Words stand in lower case, as they are compared; a phrase is several words, and
 * marks inside it stand as they are written (`z. B.`).
 */
export interface Lexicon {
  /** Whether a describing word follows its noun (`cebola picada`), or stands before it (`gehackte Zwiebel`). */
  readonly describesAfter: boolean;
  /** Words that are numbers, and articles that stand for one. */
  readonly numbers: readonly string[];
  /** Amounts without a number: `etwas`, `ein paar`. */
  readonly some: readonly string[];
  /** `cerca de`: approximate, in several words. Those of one word are in `lineWords`. */
  readonly about: readonly string[];
  /** What stands between the two ends of a range, beside a dash. */
  readonly ranges: readonly string[];
  /** What joins an amount to its food (`500 g de farine`) or a part to its whole (`jus de 1 citron`). */
  readonly of: readonly string[];
  /** Articles, which are left out where a line begins with one. */
  readonly articles: readonly string[];
  readonly sizes: readonly string[];
  /** Sizes of several words. */
  readonly longSizes: readonly string[];
  /** How full a spoon is, before the unit: `gehäufter` EL. */
  readonly heaps: readonly string[];
  /** The same after the unit, where fewer of them can be told from what describes the food. */
  readonly heapsAfter: readonly string[];
  /** What a cook does to the food. A preparation wherever it stands. */
  readonly done: readonly string[];
  /** How the food is bought or found (`gemahlen`, `séché`). Beside the noun it is a part of the name. */
  readonly states: readonly string[];
  /** How something is done: `fein`, `finement`. */
  readonly manners: readonly string[];
  /** How much of it: `sehr`, `très`. */
  readonly degrees: readonly string[];
  /** What a clause may say of the food without naming another: `frisch`, `bio`. */
  readonly attributes: readonly string[];
  /** `in` Würfel, `en` dés. */
  readonly into: readonly string[];
  readonly shapes: readonly string[];
  /** `mit` Schale, `sans` peau. */
  readonly with: readonly string[];
  readonly parts: readonly string[];
  /** What is taken of a whole: `Saft` einer Zitrone. */
  readonly takings: readonly string[];
  /** Wordings after which the rest of the clause is a purpose. */
  readonly purposes: readonly string[];
  /** Wordings after which the rest of the clause is a note. */
  readonly notes: readonly string[];
  /** Words that make a note of a clause that begins with them, and say nothing inside a name. */
  readonly noteOpenings: readonly string[];
  /** Wordings that are a note by themselves: `nach Geschmack`. */
  readonly asides: readonly string[];
  /** Wordings that are a preparation by themselves: `à température ambiante`. */
  readonly preparations: readonly string[];
  /** Before a class of size: `Größe` M. */
  readonly sizeClasses: readonly string[];
  /** Before a number that belongs to the name: `Type` 405. */
  readonly types: readonly string[];
  /** Names that the rules would take apart or take for something else. */
  readonly foods: readonly string[];
  /** Words that name a unit in other lines, but a food in an ingredient list. */
  readonly noUnits: readonly string[];
  /** Wordings whose first word is a unit there, and a food or nothing elsewhere: `noix` de beurre. */
  readonly knobs: readonly string[];
  /** Words that are used as units and have no place in the registry; the text keeps them. */
  readonly moreUnits: readonly string[];
  /** Endings of participles, for clauses of which no word is known. */
  readonly participles: readonly string[];
}

/** A list of words. */
export const words = (text: string): string[] => text.trim().split(/\s+/);

/** A list of wordings, with commas between them. */
export const phrases = (text: string): string[] =>
  text
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');

/** Every stem with every ending; `_` is no ending. */
export const inflected = (stems: string, endings: string): string[] => {
  const all = words(endings).map((ending) => (ending === '_' ? '' : ending));
  return words(stems).flatMap((stem) => all.map((ending) => stem + ending));
};
