import { printAmount, printQuantity, roundForKitchen } from '../../units/index.ts';
import type { Quantity, QuantityStyle } from '../../units/index.ts';

/** A quantity as a cook can measure it, in words. */
export const measured = (quantity: Quantity, style: QuantityStyle): string =>
  printQuantity(roundForKitchen(quantity, style), style);

const JOINS_BEFORE = /[\p{L}\p{N}.,/]$/u;
const JOINS_AFTER = /^(?:[\p{L}\p{N}]|[.,/]\p{N})/u;

/** The text with another part in the place of one, where that stands by itself: the `1` of `1/2` does not. */
const exchanged = (text: string, part: string, other: string): string | undefined => {
  if (part === '') return undefined;
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) {
    const [before, after] = [text.slice(0, at), text.slice(at + part.length)];
    if (!JOINS_BEFORE.test(before) && !JOINS_AFTER.test(after)) return before + other + after;
  }
  return undefined;
};

/** `4` in the place of `2`, where the unit stays the one that is written after it. */
const withAmount = (text: string, authored: Quantity, scaled: Quantity, style: QuantityStyle): string | undefined => {
  const rounded = roundForKitchen(scaled, style);
  const isSameUnit = authored.kind === 'simple' && rounded.kind === 'simple' && authored.unit === rounded.unit;
  if (!isSameUnit || authored.amount === undefined || rounded.amount === undefined) return undefined;
  const written = [
    { ...style, numbers: 'fraction' },
    { ...style, glyphs: true },
    { ...style, numbers: 'decimal' },
  ] as const;
  const amount = printAmount(rounded.amount, style);
  for (const way of written) {
    const found = exchanged(text, printAmount(authored.amount, way), amount);
    if (found !== undefined) return found;
  }
  return undefined;
};

/**
 * A line as it reads after scaling: the authored one with the new quantity in the place of the old. Undefined where the
 * old one cannot be found in it.
 */
export const scaledLine = (
  text: string,
  authored: Quantity,
  scaled: Quantity,
  style: QuantityStyle,
): string | undefined => {
  const words = measured(scaled, style);
  const written = [undefined, 'short', 'long'] as const;
  for (const part of [authored.text ?? '', ...written.map((units) => printQuantity(authored, { ...style, units }))]) {
    const found = exchanged(text, part, words);
    if (found !== undefined) return found;
  }
  return withAmount(text, authored, scaled, style);
};
