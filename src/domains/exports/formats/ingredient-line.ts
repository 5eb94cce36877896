import type { Ingredient } from '../../recipe-format/index.ts';
import { oneLine } from './clean-text.ts';
import { quantityText, temperatureText } from './quantity-text.ts';
import { wordsFor } from './words.ts';

/** The name of an ingredient, or of the recipe that makes it. */
export const nameOf = ({ name, recipe_ref }: Ingredient): string => oneLine(name || recipe_ref?.title || '');

/** Composes a line from the parts of an ingredient without authored text. */
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

/** The authored line, or one composed from its parts; may be empty. */
export const ingredientLine = (ingredient: Ingredient, tag: string | undefined): string =>
  oneLine(ingredient.text ?? '') || oneLine(composed(ingredient, tag));
