import { showLine } from '../../ingredients/index.ts';
import type { LineView } from '../../ingredients/index.ts';
import { formatQuantity, roundForKitchen } from '../../units/index.ts';
import type { Quantity, QuantityStyle, SimpleQuantity } from '../../units/index.ts';
import { getAlternatives, getTerms, hasTerm, isSingleMeasure, zip } from './quantity-terms.ts';
import type { Alternative } from './quantity-terms.ts';
import { statesTerms } from './read-line.ts';

/** How to format text in the author's wording and in the reader's style. */
export interface TextStyles {
  readonly line: LineView;
  readonly reader: QuantityStyle;
}

/** The maximum length of a quantity's text. No one would read a sum of a hundred terms. */
const MAX_TEXT_LENGTH = 1000;

/** Formats a quantity rounded for the kitchen, with the registry's unit names. */
const formatRounded = (quantity: Quantity, style: QuantityStyle): string =>
  formatQuantity(roundForKitchen(quantity, style), style);

/** Without a unit, the authored words identify it: `1 cup` may mean several cups. */
const needsAuthoredWords = ({ amount, unit, text }: SimpleQuantity): boolean =>
  amount !== undefined && unit === undefined && text !== undefined && text !== '';

const formatInAuthoredWords = (authored: Quantity, { line }: TextStyles): string | undefined => {
  const { text } = authored;
  if (text === undefined || !statesTerms(text, getAlternatives(authored).flatMap(getTerms), line.language))
    return undefined;
  const shown = showLine(text, line);
  return shown.scaling === 'scaled' ? shown.text : undefined;
};

const formatTerm = (authored: SimpleQuantity, scaled: SimpleQuantity, styles: TextStyles): string | undefined =>
  needsAuthoredWords(authored) ? formatInAuthoredWords(authored, styles) : formatRounded(scaled, styles.reader);

/**
 * `400g tin`: an uncounted 400 g tin. Twice as much is not an 800 g tin, and there is no number that could become two.
 */
const hasUncountedPackage = (quantity: Quantity): boolean =>
  !isSingleMeasure(quantity) &&
  getAlternatives(quantity).some(
    (alternative) =>
      alternative.kind === 'sum' &&
      getTerms(alternative).some(({ amount, unit }) => amount === undefined && unit !== undefined),
  );

/** Joins the texts; undefined if one is missing. */
const joinAll = (texts: readonly (string | undefined)[], separator: string): string | undefined =>
  texts.includes(undefined) ? undefined : texts.filter((text) => text !== '').join(separator);

const formatAlternative = (authored: Alternative, scaled: Alternative, styles: TextStyles): string | undefined =>
  joinAll(
    zip(getTerms(authored), getTerms(scaled)).map(([authoredPart, scaledPart]) =>
      formatTerm(authoredPart, scaledPart, styles),
    ),
    ' + ',
  );

/**
 * Whether both have the same alternatives with the same number of terms, as they do unless the quantity was converted
 * to another convention.
 */
const haveSameStructure = (authored: Quantity, scaled: Quantity): boolean => {
  if (isSingleMeasure(authored) && isSingleMeasure(scaled)) return true;
  const [before, after] = [getAlternatives(authored), getAlternatives(scaled)];
  return (
    before.length === after.length && zip(before, after).every(([a, b]) => getTerms(a).length === getTerms(b).length)
  );
};

/**
 * Formats a scaled quantity: `2 pounds / 900 g`. Undefined if it needs the author's words and the amount is not found
 * in them.
 */
const formatScaledQuantity = (authored: Quantity, scaled: Quantity, styles: TextStyles): string | undefined => {
  if (hasUncountedPackage(authored)) return undefined;
  if (!hasTerm(authored, needsAuthoredWords)) return formatRounded(scaled, styles.reader);
  if (!haveSameStructure(authored, scaled)) {
    const hasAllUnits = !hasTerm(scaled, ({ unit }) => unit === undefined);
    return hasAllUnits ? formatRounded(scaled, styles.reader) : undefined;
  }
  // The authored words may include the options: `2 cups (480 ml)`.
  const combined = getAlternatives(authored).length > 1 ? formatInAuthoredWords(authored, styles) : undefined;
  const alternatives = zip(getAlternatives(authored), getAlternatives(scaled));
  return (
    combined ??
    joinAll(
      alternatives.map(([authoredPart, scaledPart]) => formatAlternative(authoredPart, scaledPart, styles)),
      ' / ',
    )
  );
};

const toTextProperty = (text: string | undefined): { readonly text?: string } =>
  text === undefined || text === '' || text.length > MAX_TEXT_LENGTH ? {} : { text };

/** Terms without a unit carry it in their text. */
const withTermTexts = <T extends Alternative>(authored: Alternative, scaled: T, styles: TextStyles): T => {
  if (scaled.kind !== 'sum' || !getTerms(authored).some(needsAuthoredWords)) return scaled;
  const terms = zip(getTerms(authored), getTerms(scaled)).map(([authoredPart, scaledPart]) =>
    needsAuthoredWords(authoredPart)
      ? { ...scaledPart, ...toTextProperty(formatTerm(authoredPart, scaledPart, styles)) }
      : scaledPart,
  );
  return { ...scaled, terms };
};

/** Adds text to the scaled quantity, as a cook would measure it. */
export const withScaledText = (authored: Quantity, scaled: Quantity, styles: TextStyles): Quantity => {
  const text = toTextProperty(formatScaledQuantity(authored, scaled, styles));
  const isSingle = isSingleMeasure(authored) && isSingleMeasure(scaled);
  if (isSingle || !haveSameStructure(authored, scaled)) return { ...scaled, ...text };
  const options = zip(getAlternatives(authored).slice(1), scaled.options ?? []);
  return {
    ...withTermTexts(authored, scaled, styles),
    ...(options.length > 0 && {
      options: options.map(([authoredPart, scaledPart]) => withTermTexts(authoredPart, scaledPart, styles)),
    }),
    ...text,
  };
};
