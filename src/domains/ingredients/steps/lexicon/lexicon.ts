/**
 * The words of a language that occur in steps. Words and phrases are separated by commas and folded: lower case,
 * without accents. The apostrophe after an elided word is a space: `quart d heure`.
 */
export interface StepLexicon {
  readonly numbers: NumberWords;
  readonly times: TimeWords;
  readonly temperatures: TemperatureWords;
  readonly uses: UseWords;
}

interface NumberWords {
  /** Number words by value, in addition to those of amounts: minutes go higher than spoons. */
  readonly moreNumbers: Readonly<Record<string, string>>;
  /** Approximate number words by value: `une dizaine de minutes`. */
  readonly roundNumbers: Readonly<Record<string, string>>;
  /** Words for one that are also articles. They count only right before a unit. */
  readonly articles: string;
  readonly half: string;
  readonly and: string;
  /** Between the two ends of a range. */
  readonly to: string;
  /** Before a range whose ends are joined by `and`. */
  readonly between: string;
  readonly about: string;
  /** After the unit: `20 minuti circa`. */
  readonly aboutAfter: string;
  readonly atLeast: string;
  readonly atMost: string;
}

interface TimeWords {
  readonly seconds: string;
  readonly minutes: string;
  readonly hours: string;
  readonly days: string;
  readonly weeks: string;
  readonly months: string;
  /** Units that need no number, by their seconds: `halvtimme`, `quart d heure`. */
  readonly bare: Readonly<Record<string, string>>;
  /** Words allowed between the number and the unit: 5 *more* minutes. */
  readonly between: string;
  /** Units that mean something else after an article: a *second* bowl. */
  readonly notAfterArticle: string;
  readonly overnight: string;
}

interface TemperatureWords {
  readonly degrees: string;
  /** Words beside which degrees are those of a circle. */
  readonly turns: string;
  readonly celsius: string;
  readonly fahrenheit: string;
  readonly gasMark: string;
  /** A fan oven. */
  readonly fan: string;
  readonly oven: string;
  readonly internal: string;
  readonly oil: string;
  readonly ambient: string;
  /** Anything else that is brought to a temperature. */
  readonly ingredient: string;
}

interface UseWords {
  /**
   * Words without meaning between an amount and the food: of, the. Preparations such as `chopped` are also allowed.
   */
  readonly links: string;
  /** Phrases for a part of the ingredient: half, the remaining, a little. */
  readonly parts: string;
  /** Joins two foods in one name: salt *and* pepper. */
  readonly and: string;
  readonly or: string;
  /** Joins the parts of one name: leg *of* lamb. */
  readonly of: string;
  readonly in: string;
  /** Last words of a name that do not identify the food alone: the *seeds* could be those of a pepper. */
  readonly vague: string;
  /** Last words of a name that can be left out: chicken *thighs* are also called the chicken. */
  readonly cuts: string;
  /** Phrases that contain a food but mean something else: *cream the* butter. */
  readonly notUses: string;
  /** Words after a food that make it something else: garlic *powder*, butter *beans*. */
  readonly notBefore: string;
  /** Words before a food that make it another one: *olive* oil, if the recipe has vegetable oil. */
  readonly notAfter: string;
  /** Last parts of compounds that can replace the whole word: Mehl for Weizenmehl. */
  readonly compoundHeads: string;
  /** Endings of the definite form and their replacements: `löken` is the onion. */
  readonly definiteEndings: Readonly<Record<string, string>>;
  /**
   * The position of the word to which a name can be shortened: oil is last in `olive oil`, first in `huile d olive`.
   */
  readonly head: 'first' | 'last';
}
