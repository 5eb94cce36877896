import { formatAmount } from '../../language/format-amount.ts';
import type { Ingredient } from '../document.ts';

/** How a recipe is shown: as written, in other units at the original size, or scaled. */
export type ViewSize = 'as-written' | 'converted' | 'scaled';

/** An ingredient line as shown. */
export interface IngredientLine {
  readonly id: string;
  /** The whole line. */
  readonly text: string;
  /** The leading amount, if any, and the text after it. */
  readonly amount: string;
  readonly rest: string;
  /** The food alone, as a best guess. */
  readonly food: string;
  readonly relation: Ingredient['relation'];
  readonly isOptional: boolean;
  readonly note: string | undefined;
  /** Portable id of the recipe that makes it. */
  readonly madeBy: string | undefined;
  /** The amount and the food alone would omit something, such as the yolk of `2 eggs plus 1 egg yolk`. */
  readonly hasSecondAmount: boolean;
  /** It has an amount that the service could not scale, so it reads as written. */
  readonly isNotScaled: boolean;
  /** It uses a cup or spoon of unknown size, so it cannot be converted. */
  readonly hasAmbiguousMeasure: boolean;
}

const FRACTION = /(?<![\d/.,])(?:(\d+) )?(\d)\/(\d)(?![\d/])/g;

/** `1 1/2 cups` as 1 ½ cups; a fraction without a glyph stays. */
export const withFractionGlyphs = (text: string): string =>
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

/** Units between number and food, for lines that have not been parsed. */
const UNIT =
  /^\s?(?:[km]?g|[cdm]?l|el|tl|msp|pck|tbsp|tsp|oz|lbs?|cups?|pints?|tablespoons?|teaspoons?|pinch(?:es)?|cloves?|slices?|tins?|cans?|sticks?|bunch(?:es)?|esslöffel|teelöffel|prisen?|bund|zehen?|dosen?|tassen?|scheiben?|becher|päckchen)\.?(?=\s)/i;

/** Where the amount ends: after the quantity text, before the food, or after the number. */
const findAmountEnd = (text: string, quantityText: string | undefined, name: string | undefined): number => {
  const quantity = quantityText === undefined ? '' : withFractionGlyphs(quantityText);
  // The 5 in `5-spice powder` is part of the name.
  if (quantity !== '' && text.startsWith(quantity) && /^(?:[\s\p{L}(]|$)/u.test(text.slice(quantity.length))) {
    return quantity.length;
  }
  const number = LEADING.exec(text)?.[0];
  if (number === undefined) return 0;
  const food = name === undefined || name === '' ? -1 : text.toLowerCase().indexOf(name.toLowerCase());
  // An amount is short: if the name comes late, there is something else in between.
  const isNear = food >= number.length && text.slice(number.length, food).trim().split(/\s+/).length <= 2;
  if (isNear) return food;
  return number.length + (UNIT.exec(text.slice(number.length))?.[0].length ?? 0);
};

/** Composes a line that has no text of its own. */
const composeLine = (quantityText: string | undefined, { name, preparation }: Ingredient): string =>
  [[quantityText, name].filter(Boolean).join(' '), preparation].filter(Boolean).join(', ');

/**
 * The text of a line and of its quantity at this size. A line the service did not rewrite stays as written, since
 * amount and food alone may omit other amounts: `2 large eggs plus 1 egg yolk` is not `4 eggs`.
 */
const getLineText = (
  ingredient: Ingredient,
  size: ViewSize,
): { readonly text: string; readonly quantityText?: string } => {
  const { text, scaled_text, quantity, authored_quantity } = ingredient;
  const isRewritten = size !== 'as-written' && scaled_text !== undefined;
  const quantityText = isRewritten ? quantity?.text : (authored_quantity ?? quantity)?.text;
  return {
    text: (isRewritten ? scaled_text : text) ?? composeLine(quantityText, ingredient),
    ...(quantityText !== undefined && { quantityText }),
  };
};

const NUMERAL = /[\d¼-¾⅐-⅞]/u;

/** Whether it has an amount that depends on the size, unlike `to taste`. */
export const hasAmount = (quantity: Ingredient['quantity'], text: string): boolean =>
  quantity?.kind === 'sum' || (quantity?.amount ?? quantity?.unit) !== undefined || NUMERAL.test(text);

/** A second amount, in digits or words: `plus one yolk`, `und ein Eigelb`. */
const SECOND_AMOUNT =
  /[\d¼-¾⅐-⅞+&]|(?<!\p{L})(?:plus|(?:and|or|und|oder|sowie|et|ou)\s+(?:an?|one|two|three|four|five|six|half|eine?[mnrs]?|zwei|drei|vier|fünf|sechs|halbe[mnrs]?|une?|deux|trois|demie?))(?!\p{L})/iu;

/** Measures that differ between regions, in the languages of the parser. */
const AMBIGUOUS_MEASURE =
  /(?<!\p{L})(?:cups?|(?:table|tea)?spoons?|tbsps?|tsps?|pints?|quarts?|gallons?|fl\.? ?oz|sticks?|tassen?|(?:ess|tee)?löffel|[et]l|tasses?|cuill\p{L}*|c\. ?à|tazas?|cuchar\p{L}+|tazz[ae]|cucchiai\p{L}*|kop(?:je)?s?|(?:eet|thee)lepels?|kopp(?:ar)?|(?:mat|te)skedar?|[mt]sk|xícaras?|colher(?:es)?)(?!\p{L})/iu;

/** Prepares an ingredient for display. */
export const toIngredientLine = (ingredient: Ingredient, id: string, size: ViewSize): IngredientLine => {
  const { name, quantity, relation, optional, note, recipe_ref: made } = ingredient;
  const words = getLineText(ingredient, size);
  const text = withFractionGlyphs(words.text);
  const end = findAmountEnd(text, words.quantityText, name);
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
    hasSecondAmount: SECOND_AMOUNT.test(rest),
    isNotScaled: size === 'scaled' && ingredient.scaled_text === undefined && hasAmount(quantity, text),
    hasAmbiguousMeasure:
      quantity?.amount !== undefined && quantity.unit === undefined && AMBIGUOUS_MEASURE.test(quantity.text ?? ''),
  };
};
