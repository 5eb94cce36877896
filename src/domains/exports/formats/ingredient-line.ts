import type { Ingredient } from '../../recipe-format/index.ts';
import { oneLine } from './clean-text.ts';
import { quantityText, temperatureText } from './quantity-text.ts';
import { wordsFor } from './words.ts';

/** What an ingredient is called: its name, or that of the recipe which makes it. */
export const nameOf = ({ name, recipe_ref }: Ingredient): string => oneLine(name || recipe_ref?.title || '');

/** What the parts say together, for a line that nobody has written. */
const composed = (ingredient: Ingredient, tag: string | undefined): string => {
  const { quantity, package_size, temperature, preparation, note, optional, relation } = ingredient;
  const words = wordsFor(tag);
  const size = quantityText(package_size, tag);
  const food = [quantityText(quantity, tag), size && `(${size})`, nameOf(ingredient)].filter(Boolean).join(' ');
  const warmth = temperature === undefined ? '' : temperatureText(temperature, tag);
  const prepared = [food, warmth, preparation].filter(Boolean).join(', ');
  if (prepared === '' && !note) return '';
  return [
    relation === 'or' ? words.or : relation === 'plus' ? '+' : '',
    prepared,
    note && `(${note})`,
    optional === true && `(${words.optional})`,
  ]
    .filter(Boolean)
    .join(' ');
};

/** The line as it was authored, or what its parts say. Empty where there is nothing to say. */
export const ingredientLine = (ingredient: Ingredient, tag: string | undefined): string =>
  oneLine(ingredient.text ?? '') || oneLine(composed(ingredient, tag));
