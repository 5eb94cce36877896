/** `masculine-feminine`: masculine in the singular, feminine in the plural, as Italian `uovo`. */
export type Gender = 'masculine' | 'feminine' | 'masculine-feminine' | 'neuter' | 'common';

/** The forms of an adjective for a noun of each gender that the language has. */
export interface AdjectiveForms {
  readonly singular: Readonly<Partial<Record<Gender, string>>>;
  readonly plural: Readonly<Partial<Record<Gender, string>>>;
  /** Other endings in which it stands before a singular noun: `einen großen Apfel`. */
  readonly alsoSingular?: Readonly<Partial<Record<Gender, string>>>;
}

/**
 * The nouns of a language for foods that are counted. Lists of nouns and words are separated by commas. A noun is a
 * pair `singular/plural`; `onion/-s` adds to the singular. Of two plurals, the first is used and both are recognized.
 */
export interface NounLexicon {
  /** Whether the head of a phrase is its last word (`red onion`) or comes before its adjectives (`oignon rouge`). */
  readonly headPosition: 'last' | 'first';
  /** In English the gender does not matter. */
  readonly nouns: Readonly<Partial<Record<Gender, string>>>;
  /** Singulars that also end compounds written as one word: `Zwiebel` in `Speisezwiebel`. */
  readonly compoundHeads: string;
  /** Words after which nothing belongs to the head noun: of, with, for. */
  readonly prepositions: string;
  /** Phrases with one of these have two heads, or none: and, or, each, half. Only needed if the head comes last. */
  readonly blockers: string;
  /** Nouns that are not counted with one of these words: black pepper, ground almonds. `*` stands for every noun. */
  readonly uncountableWith: Readonly<Record<string, string>>;
  /** `any`: adjectives have only one form, as in English. */
  readonly adjectives: 'any' | (() => readonly AdjectiveForms[]);
  /** Words that may stand beside the noun and have only one form: bio, rosa. */
  readonly invariables: string;
}

const DASH = '-';

export const splitList = (text: string): readonly string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

export interface NounPair {
  readonly singular: string;
  readonly plural: string;
  readonly gender: Gender;
}

/** The pairs of a lexicon in lower case. */
export const listNounPairs = ({ nouns }: NounLexicon): readonly NounPair[] =>
  Object.entries(nouns).flatMap(([gender, list]) =>
    splitList(list.toLowerCase()).map((pair): NounPair => {
      const [singular = '', plural = DASH] = pair.split('/');
      return {
        singular,
        plural: plural.startsWith(DASH) ? singular + plural.slice(1) : plural,
        gender: gender as Gender,
      };
    }),
  );
