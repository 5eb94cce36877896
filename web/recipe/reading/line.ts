import { formatAmount } from '../../language/format-amount.ts';
import type { Ingredient } from '../document.ts';

/**
 * In what size a recipe is shown: in the author's own words, in other measures but as much of it, or for more or less
 * than it was written for.
 */
export type Size = 'as-written' | 'converted' | 'scaled';

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
  /** The amount and the food alone would leave something out, such as the yolk of `2 eggs plus 1 egg yolk`. */
  readonly saysMore: boolean;
  /** It says how much, and the service could not write it for this size: it reads as the author wrote it. */
  readonly isNotScaled: boolean;
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
  // The 5 of `5-spice powder` is part of the name.
  if (quantity !== '' && text.startsWith(quantity) && /^(?:[\s\p{L}(]|$)/u.test(text.slice(quantity.length))) {
    return quantity.length;
  }
  const number = LEADING.exec(text)?.[0];
  if (number === undefined) return 0;
  const food = name === undefined || name === '' ? -1 : text.toLowerCase().indexOf(name.toLowerCase());
  // An amount is short: where the name comes late, something else stands between.
  const isNear = food >= number.length && text.slice(number.length, food).trim().split(/\s+/).length <= 2;
  if (isNear) return food;
  return number.length + (UNIT.exec(text.slice(number.length))?.[0].length ?? 0);
};

/** A line that nobody wrote, made of its parts. */
const lineFromParts = (quantityText: string | undefined, { name, preparation }: Ingredient): string =>
  [[quantityText, name].filter(Boolean).join(' '), preparation].filter(Boolean).join(', ');

/**
 * The words of a line in a size, and those of its quantity. Where the service did not rewrite the line it stays as
 * written, since amount and food alone may leave out other amounts: `2 large eggs plus 1 egg yolk` is not `4 eggs`.
 */
const wordsOf = (ingredient: Ingredient, size: Size): { readonly text: string; readonly quantityText?: string } => {
  const { text, scaled_text, quantity, authored_quantity } = ingredient;
  const isRewritten = size !== 'as-written' && scaled_text !== undefined;
  const quantityText = isRewritten ? quantity?.text : (authored_quantity ?? quantity)?.text;
  return {
    text: (isRewritten ? scaled_text : text) ?? lineFromParts(quantityText, ingredient),
    ...(quantityText !== undefined && { quantityText }),
  };
};

const NUMERAL = /[\d¼-¾⅐-⅞]/u;

/** Whether it says how much, other than by words such as `to taste`: then that depends on the size. */
export const tellsAmount = (quantity: Ingredient['quantity'], text: string): boolean =>
  quantity?.kind === 'sum' || (quantity?.amount ?? quantity?.unit) !== undefined || NUMERAL.test(text);

/** Another amount, in digits or joined in words: `plus one yolk`, `und ein Eigelb`. */
const FURTHER_AMOUNT =
  /[\d¼-¾⅐-⅞+&]|(?<!\p{L})(?:plus|(?:and|or|und|oder|sowie|et|ou)\s+(?:an?|one|two|three|four|five|six|half|eine?[mnrs]?|zwei|drei|vier|fünf|sechs|halbe[mnrs]?|une?|deux|trois|demie?))(?!\p{L})/iu;

/** Measures that are not the same everywhere, in the languages that lines are read in. */
const SEVERAL =
  /(?<!\p{L})(?:cups?|(?:table|tea)?spoons?|tbsps?|tsps?|pints?|quarts?|gallons?|fl\.? ?oz|sticks?|tassen?|(?:ess|tee)?löffel|[et]l|tasses?|cuill\p{L}*|c\. ?à|tazas?|cuchar\p{L}+|tazz[ae]|cucchiai\p{L}*|kop(?:je)?s?|(?:eet|thee)lepels?|kopp(?:ar)?|(?:mat|te)skedar?|[mt]sk|xícaras?|colher(?:es)?)(?!\p{L})/iu;

/** Reads an ingredient for the eye. */
export const lineOf = (ingredient: Ingredient, id: string, size: Size): Line => {
  const { name, quantity, relation, optional, note, recipe_ref: made } = ingredient;
  const words = wordsOf(ingredient, size);
  const text = withFractionSigns(words.text);
  const end = amountEnd(text, words.quantityText, name);
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
    saysMore: FURTHER_AMOUNT.test(rest),
    isNotScaled: size === 'scaled' && ingredient.scaled_text === undefined && tellsAmount(quantity, text),
    isOfUnknownMeasure:
      quantity?.amount !== undefined && quantity.unit === undefined && SEVERAL.test(quantity.text ?? ''),
  };
};
