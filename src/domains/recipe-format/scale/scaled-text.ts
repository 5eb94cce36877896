import type { Quantity } from '../../units/index.ts';
import { Rewriting } from './rewriting.ts';
import type { Writing } from './rewriting.ts';
import { pairsOf, partsOf, waysOf } from './scale-exactly.ts';

/** A line as it was authored. */
export interface AuthoredLine {
  readonly text: string;
  readonly quantity: Quantity;
  /** The size of each, which stays. */
  readonly package_size?: Quantity | undefined;
}

/** `400g tin`: a tin that is not counted, of 400 g. Twice as much is not a tin of 800 g, and nothing says two tins. */
export const isUncounted = (quantity: Quantity): boolean =>
  waysOf(quantity).some(
    (way) => way.kind === 'sum' && partsOf(way).some(({ amount, unit }) => amount === undefined && unit !== undefined),
  );

/**
 * A line as it reads after scaling: the authored one, in which each amount is exchanged in its own place, in its own
 * unit. Undefined where one of them cannot be found, or where another number would still tell the old amount.
 */
export const scaledLine = (line: AuthoredLine, scaled: Quantity, writing: Writing): string | undefined => {
  if (isUncounted(line.quantity)) return undefined;
  const rewriting = new Rewriting(line.text, writing);
  const ways = pairsOf(waysOf(line.quantity), waysOf(scaled));
  const areFound = ways.every(([old, young], index) =>
    pairsOf(partsOf(old), partsOf(young)).every(([authored, now]) => {
      if (authored.amount === undefined) return true;
      return index === 0 ? rewriting.exchange(authored, now) : rewriting.exchangeOption(authored, now);
    }),
  );
  if (!areFound) return undefined;
  for (const size of line.package_size === undefined ? [] : partsOf(line.package_size)) rewriting.keep(size);
  return rewriting.exchangeOthers() ? rewriting.written() : undefined;
};
