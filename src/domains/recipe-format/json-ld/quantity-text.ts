import { toLanguage, parseQuantity, formatAmount, formatQuantity } from '../../units/index.ts';
import type { Amount, Quantity } from '../../units/index.ts';

/** Parses a text that consists only of a quantity. */
export const quantityOf = (text: string, tag: string | undefined): Quantity | undefined =>
  parseQuantity(text, { language: toLanguage(tag) });

/** The authored text, or a formatted quantity. */
export const textOfQuantity = (quantity: Quantity, tag: string | undefined): string =>
  quantity.text || formatQuantity(quantity, { language: toLanguage(tag) ?? 'en' });

/** In decimals, as on nutrition labels: `12.5`. */
export const amountText = (amount: Amount): string => formatAmount(amount, { language: 'en', numbers: 'decimal' });
