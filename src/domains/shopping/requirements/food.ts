import type { Quantity } from '../../units/index.ts';

/** A food that can be bought for an ingredient: one of the choices. */
export interface Food {
  /** That of the ingredient; `<ingredient>~1` for the first that its line offers instead. */
  readonly id: string;
  readonly name: string;
  readonly note: string;
  /** For the recipe as it is written; undefined where it does not tell how much. */
  readonly quantity: Quantity | undefined;
  /** How large each is of what is counted. */
  readonly package: Quantity | undefined;
  /** The whole line, where name and quantity leave out an amount of it. */
  readonly written?: string | undefined;
  /** Semantic ids. */
  readonly foods: readonly string[];
}

/** Something to buy for a recipe: an ingredient, and what may be bought in its place. */
export interface Taking extends Food {
  readonly ingredientId: string;
  readonly isOptional: boolean;
  readonly alternatives: readonly Food[];
  /** Portable id of the recipe that makes it. */
  readonly madeBy: string | undefined;
}
