import type { Quantity } from '../../units/index.ts';

/** A food that can be bought for an ingredient; becomes one of the choices. */
export interface IngredientChoice {
  /** The ingredient's id, or `<ingredient>~1` for the first alternative in its line. */
  readonly id: string;
  readonly name: string;
  readonly note: string;
  /** For the unscaled recipe; undefined if the recipe does not say how much. */
  readonly quantity: Quantity | undefined;
  /** The package size of counted items. */
  readonly package: Quantity | undefined;
  /** The whole line, if name and quantity would lose one of its amounts. */
  readonly originalLine?: string | undefined;
  /** Semantic ids. */
  readonly foods: readonly string[];
}

/** Something to buy for a recipe: an ingredient and its alternatives. */
export interface IngredientRequirement extends IngredientChoice {
  readonly ingredientId: string;
  readonly isOptional: boolean;
  readonly alternatives: readonly IngredientChoice[];
  /** The portable id of the recipe that makes it. */
  readonly madeBy: string | undefined;
}
