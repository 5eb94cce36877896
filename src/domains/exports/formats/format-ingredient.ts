import type { Ingredient } from '../../recipe-format/index.ts';
import { toSingleLine } from './clean-text.ts';
import { toQuantityText, formatTemperature } from './quantity-text.ts';
import { getExportLabels } from './export-labels.ts';

/** The name of an ingredient, or of the recipe that makes it. */
export const getIngredientName = ({ name, recipe_ref }: Ingredient): string =>
  toSingleLine(name || recipe_ref?.title || '');

/** Composes a line from the parts of an ingredient without authored text. */
const composed = (ingredient: Ingredient, tag: string | undefined): string => {
  const { quantity, package_size, temperature, preparation, note, optional, relation } = ingredient;
  const words = getExportLabels(tag);
  const size = toQuantityText(package_size, tag);
  const food = [toQuantityText(quantity, tag), size && `(${size})`, getIngredientName(ingredient)]
    .filter(Boolean)
    .join(' ');
  const warmth = temperature === undefined ? '' : formatTemperature(temperature, tag);
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
export const formatIngredient = (ingredient: Ingredient, tag: string | undefined): string =>
  toSingleLine(ingredient.text ?? '') || toSingleLine(composed(ingredient, tag));
