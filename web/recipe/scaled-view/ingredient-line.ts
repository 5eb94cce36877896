import type { Ingredient } from '../document.ts';

/** How a recipe is shown: as written, in other units at the original size, or scaled. */
export type ViewSize = 'as-written' | 'converted' | 'scaled';

/** An ingredient line as shown: `amount + food + rest` is the whole line. */
export interface IngredientLine {
  readonly id: string;
  /** With the space after it. Empty if the line does not start with an amount. */
  readonly amount: string;
  readonly food: string;
  readonly rest: string;
  readonly relation: Ingredient['relation'];
  readonly isOptional: boolean;
  readonly note: string | undefined;
  /** Portable id of the recipe that makes it. */
  readonly madeBy: string | undefined;
  /** It has an amount that the service could not scale, so it reads as written. */
  readonly isNotScaled: boolean;
  /** It uses a cup or the like of unknown size, so it cannot be converted. */
  readonly hasAmbiguousUnit: boolean;
}

/** The line as written, for a recipe whose scaled view is not available. */
const getAuthoredLine = ({ text, quantity, name, preparation }: Ingredient): string =>
  text ?? [[quantity?.text, name].filter(Boolean).join(' '), preparation].filter(Boolean).join(', ');

export const getLineText = ({ amount, food, rest }: IngredientLine): string => amount + food + rest;

/** Prepares an ingredient for display. The service has split and scaled it; nothing is parsed here. */
export const toIngredientLine = (ingredient: Ingredient, id: string, size: ViewSize): IngredientLine => {
  const { relation, optional, note, recipe_ref: made, scaling, ambiguous_unit: ambiguousUnit } = ingredient;
  const reading = ingredient.reading ?? { amount: '', food: getAuthoredLine(ingredient), rest: '' };
  const { amount, food, rest } = reading;
  return {
    id: ingredient.id ?? id,
    amount,
    food,
    rest,
    relation,
    isOptional: optional === true,
    note: note !== undefined && !(amount + food + rest).includes(note) ? note : undefined,
    madeBy: made?.recipe_id,
    isNotScaled: size === 'scaled' && scaling === 'not-scaled',
    hasAmbiguousUnit: ambiguousUnit !== undefined,
  };
};
