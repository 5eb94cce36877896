import type { Language } from '../../../units/index.ts';
import { extractFoodWords } from '../../food/extract-food-words.ts';
import { getFoodVocabulary } from '../../food/food-vocabulary.ts';
import type { FoodVocabulary } from '../../food/food-vocabulary.ts';
import { SectionIndex } from '../sections/section-index.ts';
import type { SectionNumber, SectionScope } from '../sections/section-index.ts';
import { getStepVocabulary } from '../step-vocabulary.ts';
import type { StepVocabulary } from '../step-vocabulary.ts';

/** An ingredient of the recipe: its id in the document and the name from its line. */
export interface NamedIngredient {
  readonly id: string;
  readonly name: string;
  /** The title of its section: `For the glaze`. */
  readonly section?: string | undefined;
}

/**
 * How a form relates to the name of the ingredient, best match first: the full name, a shortened name, or the last part
 * of a compound (Mehl for Weizenmehl).
 */
const tiers = ['called', 'shortened', 'compound'] as const;

type Tier = (typeof tiers)[number];

/** The ingredients of one section that have a name in common. */
interface SectionBearers {
  /** The last one that was added. */
  ingredient: number;
  count: number;
}

/** The ingredients that have a name in common, by section, so that looking up one of many takes no longer. */
type Bearers = Readonly<Record<Tier, Map<SectionNumber, SectionBearers>>>;

/** The only ingredient, `several`, or undefined if there are none. */
const soleOf = (sections: Iterable<SectionBearers | undefined>): number | 'several' | undefined => {
  let sole: number | undefined;
  for (const bearers of sections) {
    if (bearers === undefined) continue;
    if (bearers.count > 1 || sole !== undefined) return 'several';
    sole = bearers.ingredient;
  }
  return sole;
};

/** Names have as many words at most; more would be a sentence. */
const MAX_WORDS = 8;

const splitAt = (words: readonly string[], separators: ReadonlySet<string>): string[][] => {
  const parts: string[][] = [[]];
  for (const word of words) {
    if (separators.has(word)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.filter((part) => part.length > 0);
};

/** The forms by which a step can refer to an ingredient. */
class NameForms {
  readonly called: string[][] = [];
  readonly shortened: string[][] = [];
  readonly compound: string[][] = [];
  private readonly words: StepVocabulary;

  constructor(name: readonly string[], words: StepVocabulary) {
    this.words = words;
    this.called.push([...name]);
    for (const together of splitAt(name, words.andNames)) this.add(together, name);
  }

  /** One of the foods that `and` joins; `or` gives the same thing other names. */
  private add(food: readonly string[], name: readonly string[]): void {
    if (food.length < name.length) this.called.push([...food]);
    const others = splitAt(food, this.words.orNames);
    const last = others.at(-1) ?? [];
    this.shorten(last);
    if (others.length < 2) return;
    this.shortened.push(last);
    // In `chicken or vegetable stock` the chicken is not an ingredient; in `butter or margarine` the butter is.
    for (const other of others.slice(0, -1)) {
      if (other.length >= last.length) this.shortened.push(other);
    }
  }

  private shorten(food: readonly string[]): void {
    const inside = food.findIndex((word, at) => at > 0 && this.words.inNames.has(word));
    const core = inside === -1 ? food : food.slice(0, inside);
    const [main = [], ...more] = splitAt(core, this.words.ofNames);
    // Leg of lamb is the lamb; huile d’olive is the oil, and filet de saumon the salmon.
    const parts = this.words.head === 'first' ? [main, ...more] : [more.at(-1) ?? main];
    for (const part of parts) this.shortenPart(part);
    if (core.length < food.length) this.shortened.push([...core]);
    if (this.words.head === 'last' && more.length > 0) this.called.push([...core]);
  }

  private shortenPart(part: readonly string[]): void {
    const { head, vague, cuts } = this.words;
    for (let length = part.length; length > 0; length -= 1) {
      const form = head === 'last' ? part.slice(part.length - length) : part.slice(0, length);
      if (form.length > 1 || !vague.has(form[0] ?? '')) this.shortened.push(form);
    }
    const last = part.at(-1) ?? '';
    if (cuts.has(last) && part.length > 1) {
      for (let from = 0; from < part.length - 1; from += 1) this.shortened.push(part.slice(from, -1));
    }
    const tail = this.words.compoundHeads.find((end) => last.endsWith(end) && last.length > end.length + 1);
    if (tail !== undefined && !vague.has(tail)) this.compound.push([tail]);
  }
}

/** The word that names have for it: yoghurt is yogurt, and the Knoblauchzehe is Knoblauch. */
const spelling = (word: string, { phrases }: FoodVocabulary): string =>
  phrases.get(word)?.find(({ rest, becomes }) => rest.length === 0 && becomes.length === 1)?.becomes[0] ?? word;

interface Bearing {
  readonly ingredient: NamedIngredient;
  /** The words of its name. */
  readonly words: readonly string[];
  /** Whether the name was given in full. */
  readonly isWhole: boolean;
}

/** The names of a recipe's ingredients, for lookup in the text of a step. */
export class IngredientNames {
  readonly sections: SectionIndex;
  private readonly bearers = new Map<string, Bearers>();
  private readonly names: (readonly string[])[] = [];
  private readonly ingredients: readonly NamedIngredient[];
  private readonly known = new Set<string>();
  /** Texts repeat their words. */
  private readonly lemmas = new Map<string, string>();
  private readonly words: StepVocabulary;
  private readonly one: (word: string) => string;
  private readonly rulebook: FoodVocabulary;
  /** How many words the longest name has. */
  maxWordCount = 0;

  constructor(ingredients: readonly NamedIngredient[], language: Language) {
    this.ingredients = ingredients;
    this.sections = new SectionIndex(language);
    this.words = getStepVocabulary(language);
    this.rulebook = getFoodVocabulary(language);
    this.one = this.rulebook.singularize;
    for (const [index, { name, section: title }] of ingredients.entries()) {
      const section = this.sections.add(title);
      // Some ids join words that a text may write apart: extra-virgin.
      const words = extractFoodWords(name, language).flatMap((word) => word.split('-'));
      this.names.push(words);
      if (words.length === 0 || words.length > MAX_WORDS) continue;
      const forms = new NameForms(words, this.words);
      for (const tier of tiers) {
        for (const form of forms[tier]) this.enter(form, index, section, tier);
      }
    }
  }

  private enter(form: readonly string[], index: number, section: SectionNumber, tier: Tier): void {
    const key = form.join(' ');
    const bearers = this.bearers.get(key) ?? { called: new Map(), shortened: new Map(), compound: new Map() };
    this.bearers.set(key, bearers);
    const known = bearers[tier].get(section);
    if (known === undefined) bearers[tier].set(section, { ingredient: index, count: 1 });
    else if (known.ingredient !== index) {
      known.ingredient = index;
      known.count += 1;
    }
    for (const word of form) this.known.add(word);
    this.maxWordCount = Math.max(this.maxWordCount, form.length);
  }

  /** A word of the text in the form in which names have it. */
  lemma(word: string): string {
    const before = this.lemmas.get(word);
    if (before !== undefined) return before;
    const lemma = this.newLemma(word);
    this.lemmas.set(word, lemma);
    return lemma;
  }

  private newLemma(word: string): string {
    const one = this.one(word);
    if (this.known.has(one)) return one;
    const bare = this.words.indefinite(word);
    const forms = [spelling(one, this.rulebook), bare, this.one(bare)];
    return forms.find((form) => this.known.has(form)) ?? one;
  }

  isKnown(word: string): boolean {
    return this.known.has(word);
  }

  /**
   * The ingredient that a name means, if that is certain. One in the sections of the step comes before one in another,
   * even if that has exactly this name.
   */
  findIngredient(key: string, scope: SectionScope | undefined): Bearing | undefined {
    const bearers = this.bearers.get(key);
    if (bearers === undefined) return undefined;
    const own = scope && tiers.find((tier) => scope.some((section) => bearers[tier].has(section)));
    const tier = own ?? tiers.find((one) => bearers[one].size > 0);
    if (tier === undefined) return undefined;
    const index = soleOf(
      own === undefined ? bearers[tier].values() : (scope ?? []).map((section) => bearers[tier].get(section)),
    );
    // With two flours, `flour` in the text is ambiguous, and a wrong answer is worse than none.
    if (index === undefined || index === 'several') return undefined;
    const ingredient = this.ingredients[index];
    return ingredient === undefined
      ? undefined
      : { ingredient, words: this.names[index] ?? [], isWhole: tier === 'called' };
  }

  /** The section of all ingredients with this name, if they are in one. */
  findSection(key: string): SectionNumber | undefined {
    const bearers = this.bearers.get(key);
    if (bearers === undefined) return undefined;
    let sole: SectionNumber | undefined;
    for (const tier of tiers) {
      for (const section of bearers[tier].keys()) {
        if (sole !== undefined && sole !== section) return undefined;
        sole = section;
      }
    }
    return sole;
  }

  /** Whether the words are a name, be it of one ingredient or of several. */
  isName(key: string): boolean {
    return this.bearers.has(key);
  }
}
