import type { SuffixRules } from '../suffix-rules.ts';

/**
 * What the words of a language do in the name of a food. Lists are words with spaces between them, folded: without
 * accents, in the singular where they have one.
 *
 * The rule behind the lists: a word stays where it makes a different thing to buy (`dried oregano`, `ground beef`,
 * `olive oil`), and goes where it tells size, ripeness, quality, temperature or what the cook does with it.
 */
export interface FoodLexicon {
  /** Small words that end or begin no name: of, the, and. */
  readonly links: string;
  /** Words after which nothing names the food: flour *for* dusting. */
  readonly ends: string;
  /** Portions that stand before the food: *cloves* of garlic. */
  readonly portions: string;
  /** Whether the food may follow its portion at once (`Zehe Knoblauch`), or only after a link (`clove of garlic`). */
  readonly portionTouchesFood: boolean;
  /** Words that always go, as they are. */
  readonly fillers: string;
  /** Words that always go, in every form: `gehackt` is also `gehackte` and `gehackten`. */
  readonly adjectives: string;
  /** Words that go, unless one of these is in the name: *fresh* parsley, but fresh pasta. */
  readonly goUnless: Readonly<Record<string, string>>;
  /** Words that stay, unless one of these is in the name: hot paprika, but *hot* water. */
  readonly goWith: Readonly<Record<string, string>>;
  /** Several words that are one, or that go together; also those in which no word may go. */
  readonly phrases: Readonly<Record<string, string>>;
  /** Last words that add nothing to the word before: parmesan *cheese*, basil *leaves*. */
  readonly tails: Readonly<Record<string, string>>;
  /** How one is made of many. Asked for when the language is first met: the tables are long. */
  readonly plurals: () => SuffixRules;
}
