import { formatQuantity, roundForKitchen } from '../../units/index.ts';
import type { Quantity, QuantityStyle, SimpleQuantity } from '../../units/index.ts';
import type { Writing } from './rewriting.ts';
import { hasPart, isOneMeasure, pairsOf, partsOf, waysOf } from './scale-exactly.ts';
import type { Way } from './scale-exactly.ts';
import { scaledLine } from './scaled-text.ts';
import { isUncounted } from './slots.ts';

/** How to write: the text of the author, and what is said to the reader. */
export interface Wordings {
  readonly line: Writing;
  readonly reader: QuantityStyle;
}

/** As long as the text of a quantity may be. Sums of a hundred terms have no words that anybody would read. */
const LONGEST_TEXT = 1000;

/** A quantity as a cook can measure it, in the words of the registry. */
const measured = (quantity: Quantity, style: QuantityStyle): string =>
  formatQuantity(roundForKitchen(quantity, style), style);

/** Words of the author tell the unit where the quantity does not: `1 cup` may be several cups. */
const hasOwnWords = ({ amount, unit, text }: SimpleQuantity): boolean =>
  amount !== undefined && unit === undefined && text !== undefined && text !== '';

const inOwnWords = (authored: Quantity, scaled: Quantity, { line }: Wordings): string | undefined =>
  authored.text === undefined ? undefined : scaledLine({ text: authored.text, quantity: authored }, scaled, line);

const partText = (authored: SimpleQuantity, scaled: SimpleQuantity, wordings: Wordings): string | undefined =>
  hasOwnWords(authored) ? inOwnWords(authored, scaled, wordings) : measured(scaled, wordings.reader);

/** All of them in a row; nothing where one is missing. */
const joined = (texts: readonly (string | undefined)[], sign: string): string | undefined =>
  texts.includes(undefined) ? undefined : texts.filter((text) => text !== '').join(sign);

const wayText = (authored: Way, scaled: Way, wordings: Wordings): string | undefined =>
  joined(
    pairsOf(partsOf(authored), partsOf(scaled)).map(([old, young]) => partText(old, young, wordings)),
    ' + ',
  );

/** Both in the same ways, of as many parts: so it is unless the quantity was told in another convention. */
const areAlike = (authored: Quantity, scaled: Quantity): boolean => {
  if (isOneMeasure(authored) && isOneMeasure(scaled)) return true;
  const [old, young] = [waysOf(authored), waysOf(scaled)];
  const isSame = pairsOf(old, young).every(([one, other]) => partsOf(one).length === partsOf(other).length);
  return old.length === young.length && isSame;
};

/**
 * How a scaled quantity reads: `2 pounds / 900 g`. Undefined where it takes the author's words to say it, and the amount
 * is not found in these.
 */
const quantityText = (authored: Quantity, scaled: Quantity, wordings: Wordings): string | undefined => {
  if (isUncounted(authored)) return undefined;
  if (!hasPart(authored, hasOwnWords)) return measured(scaled, wordings.reader);
  if (!areAlike(authored, scaled)) {
    const areKnown = !hasPart(scaled, ({ unit }) => unit === undefined);
    return areKnown ? measured(scaled, wordings.reader) : undefined;
  }
  // The words may hold the options as well: `2 cups (480 ml)`.
  const whole = waysOf(authored).length > 1 ? inOwnWords(authored, scaled, wordings) : undefined;
  const ways = pairsOf(waysOf(authored), waysOf(scaled));
  return (
    whole ??
    joined(
      ways.map(([old, young]) => wayText(old, young, wordings)),
      ' / ',
    )
  );
};

const fitting = (text: string | undefined): { readonly text?: string } =>
  text === undefined || text === '' || text.length > LONGEST_TEXT ? {} : { text };

/** Terms that have no unit say in their own words of what they are so many. */
const withTermWords = <T extends Way>(authored: Way, scaled: T, wordings: Wordings): T => {
  if (scaled.kind !== 'sum' || !partsOf(authored).some(hasOwnWords)) return scaled;
  const terms = pairsOf(partsOf(authored), partsOf(scaled)).map(([old, young]) =>
    hasOwnWords(old) ? { ...young, ...fitting(partText(old, young, wordings)) } : young,
  );
  return { ...scaled, terms };
};

/** The scaled quantity with the words in which a cook would measure it. */
export const withWords = (authored: Quantity, scaled: Quantity, wordings: Wordings): Quantity => {
  const text = fitting(quantityText(authored, scaled, wordings));
  const isPlain = isOneMeasure(authored) && isOneMeasure(scaled);
  if (isPlain || !areAlike(authored, scaled)) return { ...scaled, ...text };
  const options = pairsOf(waysOf(authored).slice(1), scaled.options ?? []);
  return {
    ...withTermWords(authored, scaled, wordings),
    ...(options.length > 0 && { options: options.map(([old, young]) => withTermWords(old, young, wordings)) }),
    ...text,
  };
};
