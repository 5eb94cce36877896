import { guessLanguageOf, readLineAmounts } from '../../ingredients/index.ts';
import { foodsMeant } from '../../pantry/index.ts';
import { one, parseQuantity } from '../../units/index.ts';
import type { Language, Quantity } from '../../units/index.ts';
import type { Choice } from '../list.schemas.ts';
import { measured } from './choice-for.ts';
import { scaledExactly } from './exact-quantity.ts';
import type { PlainItem } from './origin.ts';
import { LONGEST_NAME, shortText } from './short-text.ts';

/** The quantity, if the whole text is one: `2 loaves`, or `2 cups`, whose unit is only given in words. */
const quantityOf = (text: string, name: string, language: Language): Quantity | undefined => {
  const whole = parseQuantity(text, { language });
  if (whole !== undefined) return whole;
  const { quantity } = readLineAmounts(`${text} ${name}`, language);
  return quantity?.kind === 'simple' && quantity.text === text ? quantity : undefined;
};

/** The choice for a food without a recipe, and the language its text seems to be in. */
export const plainChoice = (item: PlainItem): { readonly choice: Choice; readonly language: Language } => {
  const name = item.name.replaceAll(/\s+/g, ' ').trim();
  const text = (item.quantity ?? '').replaceAll(/\s+/g, ' ').trim();
  const language = guessLanguageOf([`${text} ${name}`]);
  const quantity = text === '' ? undefined : quantityOf(text, name, language);
  const exact = quantity && measured(scaledExactly(quantity, one, language), language);
  return {
    choice: {
      id: item.id,
      name: shortText(name, LONGEST_NAME),
      note: '',
      ...(exact === undefined || exact.quantity === '' ? { quantity: text } : exact),
      // A single name is not enough to detect its language, and the food should match recipes in any language.
      foods: [...foodsMeant(name)],
    },
    language,
  };
};
