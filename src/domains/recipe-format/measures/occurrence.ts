import type { Amount, UnitId } from '../../units/index.ts';

/** A user's answer for an occurrence: the unit that is meant, or to keep the text as written. */
export type UnitAnswer = { readonly kind: 'unit'; readonly unitId: UnitId } | { readonly kind: 'as-authored' };

/** An ambiguous measure in an ingredient line, which several conventions define differently. */
export interface Occurrence {
  readonly id: string;
  readonly ingredientId: string;
  /** The location of its ingredient in the document: `ingredient_sections[0].ingredients[2]`. */
  readonly field: string;
  /** The line as written. */
  readonly line: string;
  /** The measure as written: `cups`. */
  readonly authoredForm: string;
  /** The position of the measure in the line, in UTF-16 offsets; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  /** The measure with its amount: `2 cups`. */
  readonly sourceText: string;
  readonly amount: Amount;
  readonly candidates: readonly UnitId[];
  /** Where the unit goes in the ingredient: `quantity`, `quantity.terms.1`, `package_size`. */
  readonly slot: string;
  readonly answer?: UnitAnswer;
}
