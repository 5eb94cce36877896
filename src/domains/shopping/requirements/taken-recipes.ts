import type { ReadRecipe, RecipeReading } from '../../recipes/index.ts';
import type { Language } from '../../units/index.ts';
import { MOST_READ } from './bounds.ts';
import { Choices } from './choice-for.ts';
import type { Food, Taking } from './food.ts';
import type { RecipeShelf } from './recipe-shelf.ts';
import { takingsOf } from './takings-of.ts';
import { foodsInTranslation } from './translated-foods.ts';

/** The ingredients to buy for a recipe, and their choices. */
interface Taken {
  readonly takings: readonly Taking[];
  readonly choices: Choices;
}

export interface TakenRecipe extends Taken {
  readonly recipe: ReadRecipe;
  /** The language in which its quantities are written. */
  readonly language: Language;
}

type FoodsFor = (choiceId: string) => readonly string[];

const withFoods = <T extends Food>(food: T, translations: readonly FoodsFor[]): T => ({
  ...food,
  foods: [...new Set([...food.foods, ...translations.flatMap((foodsFor) => foodsFor(food.id))])],
});

/** Cached as long as the parsed recipe, which is immutable. */
const kept = new WeakMap<RecipeReading, Taken>();

const takenFrom = (reading: RecipeReading): Taken => {
  const known = kept.get(reading);
  if (known !== undefined) return known;
  const taken = { takings: takingsOf(reading), choices: new Choices() };
  kept.set(reading, taken);
  return taken;
};

const NOTHING: Taken = { takings: [], choices: new Choices() };

/**
 * The ingredients to buy for recipes, computed once each. Every food includes its names in translations of the recipe.
 */
export class TakenRecipes {
  readonly #shelf: RecipeShelf;
  readonly #taken = new Map<ReadRecipe, TakenRecipe>();
  #read = 0;

  constructor(shelf: RecipeShelf) {
    this.#shelf = shelf;
  }

  /** Whether there were more ingredients than the limit; those beyond it are missing. */
  get isTooMuch(): boolean {
    return this.#read > MOST_READ;
  }

  take(recipe: ReadRecipe): TakenRecipe {
    const known = this.#taken.get(recipe);
    if (known !== undefined) return known;
    const language = recipe.reading.language ?? 'en';
    const taken = { recipe, language, ...(this.isTooMuch ? NOTHING : this.#takenBy(recipe)) };
    this.#taken.set(recipe, taken);
    return taken;
  }

  #takenBy(recipe: ReadRecipe): Taken {
    const taken = takenFrom(recipe.reading);
    const others = this.#shelf.translationsOf(recipe);
    const foods = taken.takings.reduce((count, { alternatives }) => count + 1 + alternatives.length, 0);
    this.#read += foods * (1 + others.length);
    if (others.length === 0 || this.isTooMuch) return taken;
    const translations = others.map((other) => foodsInTranslation(recipe, other));
    const takings = taken.takings.map((taking) => ({
      ...withFoods(taking, translations),
      alternatives: taking.alternatives.map((food) => withFoods(food, translations)),
    }));
    return { takings, choices: new Choices() };
  }
}
