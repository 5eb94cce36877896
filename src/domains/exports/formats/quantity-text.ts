import { toLanguage, formatAmount, formatQuantity } from '../../units/index.ts';
import type { Quantity, Temperature } from '../../units/index.ts';

/** The authored text, or a formatted quantity. */
export const toQuantityText = (quantity: Quantity | undefined, tag: string | undefined): string =>
  quantity === undefined ? '' : quantity.text || formatQuantity(quantity, { language: toLanguage(tag) ?? 'en' });

const SIGNS = { celsius: '°C', fahrenheit: '°F', 'gas-mark': 'gas mark' } as const;

/** `180 °C`, `gas mark 4`, with its purpose if it has one. */
export const formatTemperature = ({ value, scale, purpose }: Temperature, tag: string | undefined): string => {
  const degrees =
    value === undefined ? '' : formatAmount(value, { language: toLanguage(tag) ?? 'en', numbers: 'decimal' });
  const sign = scale === undefined ? '' : SIGNS[scale];
  const text = degrees === '' ? [] : scale === 'gas-mark' ? [sign, degrees] : [degrees, sign];
  return [...text, purpose?.text].filter(Boolean).join(' ');
};
