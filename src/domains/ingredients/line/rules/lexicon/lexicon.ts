/**
 * The words of a language that the rules know. All are lower case. Phrases are several words, with marks as written.
 */
export interface LineLexicon {
  /** Whether a describing word follows its noun (`cebola picada`), or stands before it (`gehackte Zwiebel`). */
  readonly isNounFirst: boolean;
  /** Number words, including articles that mean one. */
  readonly numbers: readonly string[];
  /** Amounts without a number: `etwas`, `ein paar`. */
  readonly vagueAmounts: readonly string[];
  /** Phrases that make an amount approximate: `cerca de`. Single words are in `functionWords`. */
  readonly about: readonly string[];
  /** Words between the two ends of a range. */
  readonly ranges: readonly string[];
  /**
   * Words that connect an amount to its food (`500 g de farine`) or an extract to a whole food (`jus de 1 citron`).
   */
  readonly of: readonly string[];
  /** Articles, which are dropped at the start of a line. */
  readonly articles: readonly string[];
  readonly sizes: readonly string[];
  /**
   * Abbreviated sizes, without their dot. Some are units as well: `gr.` Zwiebel is a size, `gr.` Mehl are grams. Then
   * the food decides.
   */
  readonly sizeAbbreviations: readonly string[];
  /**
   * Foods that are counted and have a size, in the singular and without accents. Where compounds are one word, the last
   * part is enough. Needed only if an abbreviated size is also a unit.
   */
  readonly countableFoods: readonly string[];
  /** Foods that are measured with a spoon, in the same form. */
  readonly spoonableFoods: readonly string[];
  /** Sizes of several words. */
  readonly sizePhrases: readonly string[];
  /** How full a spoon is, before the unit: `gehäufter` EL. */
  readonly fillLevels: readonly string[];
  /** The same after the unit, where fewer of them can be distinguished from descriptions of the food. */
  readonly fillLevelsAfterUnit: readonly string[];
  /** What a cook does to the food. A preparation wherever it stands. */
  readonly preparationWords: readonly string[];
  /** How the food is bought or found: `gemahlen`, `séché`. Next to the noun it is part of the name. */
  readonly states: readonly string[];
  /** How something is done: `fein`, `finement`. */
  readonly manners: readonly string[];
  /** Intensifiers: `sehr`, `très`. */
  readonly intensifiers: readonly string[];
  /** What a clause can say about the food without naming another: `frisch`, `bio`. */
  readonly qualities: readonly string[];
  /** Words before a shape: `in` Würfel, `en` dés. */
  readonly into: readonly string[];
  readonly shapes: readonly string[];
  /** Words before a part of the food: `mit` Schale, `sans` peau. */
  readonly withOrWithout: readonly string[];
  readonly foodParts: readonly string[];
  /** What is taken of a whole: `Saft` einer Zitrone. */
  readonly extracts: readonly string[];
  /** Phrases that make the rest of the clause a purpose. */
  readonly purposes: readonly string[];
  /** Phrases that make the rest of the clause a note. */
  readonly notes: readonly string[];
  /** Words that make a note of a clause that begins with them, and say nothing inside a name. */
  readonly noteOpenings: readonly string[];
  /** Phrases that are a complete note: `nach Geschmack`. */
  readonly standaloneNotes: readonly string[];
  /** Phrases that are a complete preparation: `à température ambiante`. */
  readonly preparationPhrases: readonly string[];
  /** Words before a size class: `Größe` M. */
  readonly sizeClasses: readonly string[];
  /** Words before a number that is part of the name: `Type` 405. */
  readonly nameNumberPrefixes: readonly string[];
  /** Names that the rules would take apart or take for something else. */
  readonly foods: readonly string[];
  /** Words that name a unit in other lines, but a food in an ingredient list. */
  readonly nonUnits: readonly string[];
  /** Wordings whose first word is a unit there, and a food or nothing elsewhere: `noix` de beurre. */
  readonly unitPhrases: readonly string[];
  /** Words that are used as units and have no place in the registry; the text keeps them. */
  readonly unregisteredUnits: readonly string[];
  /** Endings of participles, for clauses of which no word is known. */
  readonly participles: readonly string[];
}

/** Splits words at spaces. */
export const splitAtSpaces = (text: string): string[] => text.trim().split(/\s+/);

/** Splits phrases at commas. */
export const splitAtCommas = (text: string): string[] =>
  text
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');

/** Combines every stem with every ending. `_` is the empty ending. */
export const inflect = (stems: string, endings: string): string[] => {
  const all = splitAtSpaces(endings).map((ending) => (ending === '_' ? '' : ending));
  return splitAtSpaces(stems).flatMap((stem) => all.map((ending) => stem + ending));
};
