import type { Rational } from '../units/index.ts';
import type { Form } from './forms.ts';

/** Shown wherever a figure of the table is shown. */
export const FOOD_SOURCE = 'USDA National Nutrient Database for Standard Reference, release 28';

/** What one household measure of a food weighs: `cup`, `chopped`, 160 g. */
export interface HouseholdMeasure {
  /** `cup`, `tbsp`, `tsp` and `fl oz` in US sizes, or a word for an item or part: `large`, `clove`, `slice`. */
  readonly unit: string;
  /** The rest of the measure's wording, such as `chopped`. Empty if there is none. */
  readonly qualifier: string;
  /** Grams of the edible part. */
  readonly grams: Rational;
}

/** A food of the table. */
export interface Food {
  readonly id: string;
  readonly group: string;
  readonly name: string;
  readonly measures: readonly HouseholdMeasure[];
  /** The form that a recipe's name for the food implies: `ground` for ground almonds. */
  readonly form?: Form;
}
