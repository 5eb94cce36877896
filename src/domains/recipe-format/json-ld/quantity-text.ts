import { languageOf, parseQuantity, printAmount, printQuantity } from '../../units/index.ts';
import type { Amount, Quantity } from '../../units/index.ts';

/** Parses a text that consists only of a quantity. */
export const quantityOf = (text: string, tag: string | undefined): Quantity | undefined =>
  parseQuantity(text, { language: languageOf(tag) });

/** The authored text, or a formatted quantity. */
export const textOfQuantity = (quantity: Quantity, tag: string | undefined): string =>
  quantity.text || printQuantity(quantity, { language: languageOf(tag) ?? 'en' });

/** In decimals, as on nutrition labels: `12.5`. */
export const amountText = (amount: Amount): string => printAmount(amount, { language: 'en', numbers: 'decimal' });
