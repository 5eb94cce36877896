import { languageOf, printAmount, printQuantity } from '../../units/index.ts';
import type { Quantity, Temperature } from '../../units/index.ts';

/** As it was written, or as one would write it. */
export const quantityText = (quantity: Quantity | undefined, tag: string | undefined): string =>
  quantity === undefined ? '' : quantity.text || printQuantity(quantity, { language: languageOf(tag) ?? 'en' });

const SIGNS = { celsius: '°C', fahrenheit: '°F', 'gas-mark': 'gas mark' } as const;

/** `180 °C`, `gas mark 4`; with words beside it where it has some. */
export const temperatureText = ({ value, scale, purpose }: Temperature, tag: string | undefined): string => {
  const degrees =
    value === undefined ? '' : printAmount(value, { language: languageOf(tag) ?? 'en', numbers: 'decimal' });
  const sign = scale === undefined ? '' : SIGNS[scale];
  const text = degrees === '' ? [] : scale === 'gas-mark' ? [sign, degrees] : [degrees, sign];
  return [...text, purpose?.text].filter(Boolean).join(' ');
};
