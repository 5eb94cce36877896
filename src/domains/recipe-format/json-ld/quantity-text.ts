import { languageOf, parseQuantity, printAmount, printQuantity } from '../../units/index.ts';
import type { Amount, Quantity } from '../../units/index.ts';

/** The quantity that a text is, where it is one and nothing else. */
export const quantityOf = (text: string, tag: string | undefined): Quantity | undefined =>
  parseQuantity(text, { language: languageOf(tag) });

/** As it was written, or as one would write it. */
export const textOfQuantity = (quantity: Quantity, tag: string | undefined): string =>
  quantity.text || printQuantity(quantity, { language: languageOf(tag) ?? 'en' });

/** As labels count, which is in decimals: `12.5`. */
export const amountText = (amount: Amount): string => printAmount(amount, { language: 'en', numbers: 'decimal' });
