import { languageOfRecipe } from '../../recipes/index.ts';
import type { ReadRecipe } from '../../recipes/index.ts';
import type { Language } from '../../units/index.ts';
import { MOST_READ } from './bounds.ts';
import type { Food, Taking } from './food.ts';
import type { RecipeShelf } from './recipe-shelf.ts';
import { takingsOf } from './takings-of.ts';
import { foodsInTranslation } from './translated-foods.ts';

/** A recipe and what it takes. */
export interface TakenRecipe {
  readonly recipe: ReadRecipe;
  /** In which its quantities are read out. */
  readonly language: Language;
  readonly takings: readonly Taking[];
}

type FoodsFor = (choiceId: string) => readonly string[];

const withFoods = <T extends Food>(food: T, translations: readonly FoodsFor[]): T => ({
  ...food,
  foods: [...new Set([...food.foods, ...translations.flatMap((foodsFor) => foodsFor(food.id))])],
});

/** What recipes take, each worked out once, and each food with what it is called in the translations of its recipe. */
export class TakenRecipes {
  readonly #shelf: RecipeShelf;
  readonly #taken = new Map<ReadRecipe, TakenRecipe>();
  #read = 0;

  constructor(shelf: RecipeShelf) {
    this.#shelf = shelf;
  }

  /** Whether there were more ingredients to read than may be: those after that are missing. */
  get isTooMuch(): boolean {
    return this.#read > MOST_READ;
  }

  take(recipe: ReadRecipe): TakenRecipe {
    const known = this.#taken.get(recipe);
    if (known !== undefined) return known;
    const language = languageOfRecipe(recipe.document) ?? 'en';
    const taken = { recipe, language, takings: this.isTooMuch ? [] : this.#takingsOf(recipe) };
    this.#taken.set(recipe, taken);
    return taken;
  }

  #takingsOf(recipe: ReadRecipe): readonly Taking[] {
    const takings = takingsOf(recipe.document);
    const others = this.#shelf.translationsOf(recipe);
    const foods = takings.reduce((count, { alternatives }) => count + 1 + alternatives.length, 0);
    this.#read += foods * (1 + others.length);
    if (others.length === 0 || this.isTooMuch) return takings;
    const translations = others.map((other) => foodsInTranslation(recipe, other));
    return takings.map((taking) => ({
      ...withFoods(taking, translations),
      alternatives: taking.alternatives.map((food) => withFoods(food, translations)),
    }));
  }
}
