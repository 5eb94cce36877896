import { formatAmount, formatQuantity as formatMeasure, toLanguage } from '../../../units/index.ts';
import type { Amount, Quantity } from '../../../units/index.ts';

/** The authored text, or a formatted one. */
export const formatQuantity = (quantity: Quantity, language: string | undefined): string =>
  quantity.text || formatMeasure(quantity, { language: toLanguage(language) ?? 'en' });

/** Formats with decimals, as labels do: `12.5`. */
export const formatDecimalAmount = (amount: Amount): string =>
  formatAmount(amount, { language: 'en', numbers: 'decimal' });
