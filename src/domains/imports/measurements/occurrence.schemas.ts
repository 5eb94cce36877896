import type { Amount, UnitId } from '../../units/index.ts';

/** What somebody said of an occurrence: which unit is meant, or that it stays as it is written. */
export type Answer = { readonly kind: 'unit'; readonly unitId: UnitId } | { readonly kind: 'as-authored' };

/** A place in an ingredient line where a measure stands that several conventions claim. */
export interface Occurrence {
  readonly id: string;
  readonly ingredientId: string;
  /** The place of its ingredient in the document: `ingredient_sections[0].ingredients[2]`. */
  readonly field: string;
  /** The line as it is authored. */
  readonly line: string;
  /** The measure as it is written: `cups`. */
  readonly authoredForm: string;
  /** Where that stands in the line: UTF-16 offsets, from the first to the one after the last. */
  readonly start: number;
  readonly end: number;
  /** With its amount: `2 cups`. */
  readonly sourceText: string;
  readonly amount: Amount;
  readonly candidates: readonly UnitId[];
  /** Where the unit belongs in the ingredient: `quantity`, `quantity.terms.1`, `package_size`. */
  readonly slot: string;
  readonly answer?: Answer;
}
