import type { LoadedRecipe, ParsedRecipe } from '../../recipes/index.ts';
import type { Language } from '../../units/index.ts';
import { MAX_PARSED_INGREDIENTS } from './derivation-limits.ts';
import { ScaledChoices } from './scaled-choices.ts';
import type { IngredientChoice, IngredientRequirement } from './ingredient-requirement.ts';
import type { RecipeIndex } from './recipe-index.ts';
import { toIngredientRequirements } from './to-ingredient-requirements.ts';
import { createTranslatedFoodLookup } from './translated-foods.ts';

/** The ingredients to buy for a recipe, and their choices. */
interface Taken {
  readonly takings: readonly IngredientRequirement[];
  readonly choices: ScaledChoices;
}

export interface RecipeRequirements extends Taken {
  readonly recipe: LoadedRecipe;
  /** The language in which its quantities are written. */
  readonly language: Language;
}

type FoodsFor = (choiceId: string) => readonly string[];

const withFoods = <T extends IngredientChoice>(food: T, translations: readonly FoodsFor[]): T => ({
  ...food,
  foods: [...new Set([...food.foods, ...translations.flatMap((foodsFor) => foodsFor(food.id))])],
});

/** Cached as long as the parsed recipe, which is immutable. */
const kept = new WeakMap<ParsedRecipe, Taken>();

const takenFrom = (parsed: ParsedRecipe): Taken => {
  const known = kept.get(parsed);
  if (known !== undefined) return known;
  const taken = { takings: toIngredientRequirements(parsed), choices: new ScaledChoices() };
  kept.set(parsed, taken);
  return taken;
};

const NOTHING: Taken = { takings: [], choices: new ScaledChoices() };

/**
 * The ingredients to buy for recipes, computed once each. Every food includes its names in translations of the recipe.
 */
export class RecipeRequirementsCache {
  readonly #lookup: RecipeIndex;
  readonly #taken = new Map<LoadedRecipe, RecipeRequirements>();
  #read = 0;

  constructor(lookup: RecipeIndex) {
    this.#lookup = lookup;
  }

  /** Whether there were more ingredients than the limit; those beyond it are missing. */
  get isOverLimit(): boolean {
    return this.#read > MAX_PARSED_INGREDIENTS;
  }

  get(recipe: LoadedRecipe): RecipeRequirements {
    const known = this.#taken.get(recipe);
    if (known !== undefined) return known;
    const language = recipe.parsedRecipe.language ?? 'en';
    const taken = { recipe, language, ...(this.isOverLimit ? NOTHING : this.#takenBy(recipe)) };
    this.#taken.set(recipe, taken);
    return taken;
  }

  #takenBy(recipe: LoadedRecipe): Taken {
    const taken = takenFrom(recipe.parsedRecipe);
    const others = this.#lookup.findTranslations(recipe);
    const foods = taken.takings.reduce((count, { alternatives }) => count + 1 + alternatives.length, 0);
    this.#read += foods * (1 + others.length);
    if (others.length === 0 || this.isOverLimit) return taken;
    const translations = others.map((other) => createTranslatedFoodLookup(recipe, other));
    const takings = taken.takings.map((taking) => ({
      ...withFoods(taking, translations),
      alternatives: taking.alternatives.map((food) => withFoods(food, translations)),
    }));
    return { takings, choices: new ScaledChoices() };
  }
}
