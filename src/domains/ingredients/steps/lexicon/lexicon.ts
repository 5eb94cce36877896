/**
 * The words of a language that instructions are made of. Words and phrases have commas between them and are folded:
 * lower case, without accents. An apostrophe that cuts off a word is a space: `quart d heure`.
 */
export interface StepLexicon {
  readonly numbers: NumberWords;
  readonly times: TimeWords;
  readonly temperatures: TemperatureWords;
  readonly uses: UseWords;
}

interface NumberWords {
  /** By what they say, number words that amounts do not have: minutes go further than spoons. */
  readonly moreNumbers: Readonly<Record<string, string>>;
  /** Words that say about so many: `une dizaine de minutes`. */
  readonly roundNumbers: Readonly<Record<string, string>>;
  /** Words for one that are articles too, and count only right before a unit. */
  readonly articles: string;
  readonly half: string;
  readonly and: string;
  /** Between the two ends of a range. */
  readonly to: string;
  /** Before a range whose ends `and` joins. */
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
  /** What may stand between the number and the unit: 5 *more* minutes. */
  readonly between: string;
  /** Units that also mean something else after an article: a *second* bowl. */
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
  /** An oven with a fan. */
  readonly fan: string;
  readonly oven: string;
  readonly internal: string;
  readonly oil: string;
  readonly ambient: string;
  /** What else is brought to a temperature. */
  readonly ingredient: string;
}

interface UseWords {
  /** May stand between an amount and the food without meaning: of, the. What the cook does (`chopped`) may too. */
  readonly links: string;
  /** Say that a part of the ingredient is used: half, the remaining, a little. */
  readonly parts: string;
  /** Join two foods in one name: salt *and* pepper, butter *or* margarine. */
  readonly and: string;
  readonly or: string;
  /** Stand between the parts of one name: leg *of* lamb, tomatoes *in* oil. */
  readonly of: string;
  readonly in: string;
  /** Last words of a name by which no food is called: the seeds may be those of a pepper. */
  readonly vague: string;
  /** Last words of a name that leave the food to the word before: chicken *thighs* are the chicken. */
  readonly cuts: string;
  /** Phrases that name a food and mean something else: *cream the* butter. */
  readonly notUses: string;
  /** Words after a food that make another thing of it: garlic *powder*, butter *beans*. */
  readonly notBefore: string;
  /** Words before a food that make another thing of it: *olive* oil where the recipe has vegetable oil. */
  readonly notAfter: string;
  /** Last parts of compound words by which a food is called: Mehl for Weizenmehl. */
  readonly compoundHeads: string;
  /** Endings that mark the word as the one known already: `löken` is the onion. */
  readonly definiteEndings: Readonly<Record<string, string>>;
  /** Where the word that a food may be shortened to stands: oil is last in `olive oil`, first in `huile d olive`. */
  readonly head: 'first' | 'last';
}
