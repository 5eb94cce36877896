import { collapseWhitespace } from '../../../platform/text/collapse-whitespace.ts';
import { detectLanguage, parseLineAmounts } from '../../ingredients/index.ts';
import { toSemanticIdsInAnyLanguage } from '../../pantry/index.ts';
import { one, parseQuantity } from '../../units/index.ts';
import type { Language, Quantity } from '../../units/index.ts';
import type { Choice } from '../lists/list.schemas.ts';
import { toChoiceQuantity } from './scaled-choices.ts';
import { scaleExactly } from './exact-quantity.ts';
import type { PlainItem } from './origin.ts';
import { MAX_NAME_LENGTH, truncateText } from './truncate-text.ts';

/** The quantity, if the whole text is one: `2 loaves`, or `2 cups`, whose unit is only given in words. */
const quantityOf = (text: string, name: string, language: Language): Quantity | undefined => {
  const whole = parseQuantity(text, { language });
  if (whole !== undefined) return whole;
  const { quantity } = parseLineAmounts(`${text} ${name}`, language);
  return quantity?.kind === 'simple' && quantity.text === text ? quantity : undefined;
};

/** The choice for a food without a recipe, and the language its text seems to be in. */
export const createPlainFoodChoice = (item: PlainItem): { readonly choice: Choice; readonly language: Language } => {
  const name = collapseWhitespace(item.name);
  const text = collapseWhitespace(item.quantity ?? '');
  const language = detectLanguage(`${text} ${name}`);
  const quantity = text === '' ? undefined : quantityOf(text, name, language);
  const exact = quantity && toChoiceQuantity(scaleExactly(quantity, one, language), language);
  return {
    choice: {
      id: item.id,
      name: truncateText(name, MAX_NAME_LENGTH),
      note: '',
      ...(exact === undefined || exact.quantity === '' ? { quantity: text } : exact),
      // A single name is not enough to detect its language, and the food should match recipes in any language.
      foods: [...toSemanticIdsInAnyLanguage(name)],
    },
    language,
  };
};
