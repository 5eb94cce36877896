import { formatAmount } from '../../language/format-amount.ts';
import type { Ingredient } from '../document.ts';

/** A line of the list of ingredients, as it is shown. */
export interface Line {
  readonly id: string;
  /** The whole line. */
  readonly text: string;
  /** How it begins, where that is an amount, and what follows. */
  readonly amount: string;
  readonly rest: string;
  /** The food alone, as far as anyone can tell. */
  readonly food: string;
  readonly relation: Ingredient['relation'];
  readonly isOptional: boolean;
  readonly note: string | undefined;
  /** Portable id of the recipe that makes it. */
  readonly madeBy: string | undefined;
  /** It tells how much and cannot be written for more or less without guessing: `a handful of basil`. */
  readonly isFixed: boolean;
  /** It says cup or spoon, and not whose: nobody can tell how much that is in other measures. */
  readonly isOfUnknownMeasure: boolean;
}

const FRACTION = /(?<![\d/.,])(?:(\d+) )?(\d)\/(\d)(?![\d/])/g;

/** `1 1/2 cups` as 1 ½ cups; a fraction without a sign of its own stays. */
export const withFractionSigns = (text: string): string =>
  text.replaceAll(FRACTION, (written: string, whole: string | undefined, top: string, bottom: string) => {
    const sign = formatAmount(`${top}/${bottom}`, 'en');
    if (sign.length > 1 || /\d/.test(sign)) return written;
    return whole === undefined ? sign : `${whole} ${sign}`;
  });

const NUMBER = String.raw`(?:\d+(?:[.,]\d+)?(?:\s?[¼-¾⅐-⅞])?|[¼-¾⅐-⅞])`;
const LEADING = new RegExp(
  String.raw`^(?:(?:about|ca\.?|circa|etwa|ungefähr)\s)?${NUMBER}(?:\s?(?:[-–—]|to|bis)\s?${NUMBER})?(?=[\s\p{L}(]|$)`,
  'iu',
);

/** Units that stand between number and food where nobody has read the line yet. */
const UNIT =
  /^\s?(?:[km]?g|[cdm]?l|el|tl|msp|pck|tbsp|tsp|oz|lbs?|cups?|pints?|tablespoons?|teaspoons?|pinch(?:es)?|cloves?|slices?|tins?|cans?|sticks?|bunch(?:es)?|esslöffel|teelöffel|prisen?|bund|zehen?|dosen?|tassen?|scheiben?|becher|päckchen)\.?(?=\s)/i;

/** Where the amount ends: with the words of its quantity, before the food, or after the number. */
const amountEnd = (text: string, quantityText: string | undefined, name: string | undefined): number => {
  const quantity = quantityText === undefined ? '' : withFractionSigns(quantityText);
  if (quantity !== '' && text.startsWith(quantity)) return quantity.length;
  const number = LEADING.exec(text)?.[0];
  if (number === undefined) return 0;
  const food = name === undefined || name === '' ? -1 : text.toLowerCase().indexOf(name.toLowerCase());
  // An amount is short: where the name comes late, something else stands between.
  const isNear = food >= number.length && text.slice(number.length, food).trim().split(/\s+/).length <= 2;
  if (isNear) return food;
  return number.length + (UNIT.exec(text.slice(number.length))?.[0].length ?? 0);
};

/** As it is to be read: scaled where it was, made of its parts where nobody wrote a line. */
const textOf = ({ text, scaled_text, quantity, name, preparation }: Ingredient, isAsWritten: boolean): string => {
  if (isAsWritten && text !== undefined) return text;
  if (scaled_text !== undefined) return scaled_text;
  // A line that cannot be rewritten without guessing: the amount is known, and so is the food.
  const parts = [quantity?.text, name].filter((part) => part !== undefined && part !== '').join(' ');
  if (quantity !== undefined && name !== undefined && parts !== '')
    return [parts, preparation].filter(Boolean).join(', ');
  return text ?? parts;
};

/** Measures that are not the same everywhere, in the languages that lines are read in. */
const SEVERAL =
  /(?<!\p{L})(?:cups?|(?:table|tea)?spoons?|tbsps?|tsps?|pints?|quarts?|gallons?|fl\.? ?oz|sticks?|tassen?|(?:ess|tee)?löffel|[et]l|tasses?|cuill\p{L}*|c\. ?à|tazas?|cuchar\p{L}+|tazz[ae]|cucchiai\p{L}*|kop(?:je)?s?|(?:eet|thee)lepels?|kopp(?:ar)?|(?:mat|te)skedar?|[mt]sk|xícaras?|colher(?:es)?)(?!\p{L})/iu;

/** Reads an ingredient for the eye. `isAsWritten`: neither scaled nor in other measures. */
export const lineOf = (ingredient: Ingredient, id: string, isAsWritten: boolean): Line => {
  const { name, quantity, relation, optional, note, recipe_ref: made } = ingredient;
  const text = withFractionSigns(textOf(ingredient, isAsWritten));
  const end = amountEnd(text, quantity?.text, name);
  const rest = text.slice(end).trim();
  return {
    id: ingredient.id ?? id,
    text,
    amount: text.slice(0, end).trim(),
    rest,
    food: name ?? rest.split(/[,;(]/)[0]?.trim() ?? rest,
    relation,
    isOptional: optional === true,
    note: note !== undefined && !text.includes(note) ? note : undefined,
    madeBy: made?.recipe_id,
    isFixed: quantity !== undefined && quantity.amount === undefined && ingredient.scaled_text === undefined,
    isOfUnknownMeasure:
      quantity?.amount !== undefined && quantity.unit === undefined && SEVERAL.test(quantity.text ?? ''),
  };
};
