import type { SuffixRules } from '../suffix-rules.ts';

/**
 * What the words of a language mean in the name of a food. Lists are separated by spaces. Words are folded, and in the
 * singular if they have one.
 *
 * A word is kept if it makes a different thing to buy (`dried oregano`, `ground beef`, `olive oil`), and removed if it
 * says size, ripeness, quality, temperature or what the cook does with the food.
 */
export interface FoodLexicon {
  /** Small words that a name neither starts nor ends with: of, the, and. */
  readonly links: string;
  /** Words after which nothing names the food: flour *for* dusting. */
  readonly terminators: string;
  /** Portions before the food: *cloves* of garlic. */
  readonly portions: string;
  /** Whether the food may follow its portion at once (`Zehe Knoblauch`), or only after a link (`clove of garlic`). */
  readonly portionTouchesFood: boolean;
  /** Words that are always removed, in exactly this form. */
  readonly fillers: string;
  /** Words that are always removed, in every form: `gehackt` is also `gehackte` and `gehackten`. */
  readonly adjectives: string;
  /** Words that go, unless one of these is in the name: *fresh* parsley, but fresh pasta. */
  readonly removedUnless: Readonly<Record<string, string>>;
  /** Words that stay, unless one of these is in the name: hot paprika, but *hot* water. */
  readonly removedWith: Readonly<Record<string, string>>;
  /** Phrases and their replacements: one word, nothing, or the same words to protect them from removal. */
  readonly phrases: Readonly<Record<string, string>>;
  /** Last words that add nothing to the word before: parmesan *cheese*, basil *leaves*. */
  readonly redundantLastWords: Readonly<Record<string, string>>;
  /** Rules from plural to singular. A function because the tables are long and built only for languages in use. */
  readonly plurals: () => SuffixRules;
}
