import type { ParsedIngredientLine } from '../../ingredients/index.ts';
import type { Ingredient } from '../schema/ingredient.schemas.ts';

/** The parts of an ingredient that its line states. The line itself does not change. */
export const toIngredientParts = (parsed: ParsedIngredientLine, isUnresolved: boolean): Partial<Ingredient> => {
  const { name, quantity, package_size, preparation, note, temperature, optional, semantic_id } = parsed;
  return {
    ...(name !== '' && { name: name.slice(0, 500) }),
    ...(quantity && { quantity }),
    ...(package_size && { package_size }),
    ...(preparation !== undefined && { preparation }),
    ...(note !== undefined && { note }),
    ...(temperature && { temperature }),
    ...(optional && { optional }),
    normalization: {
      method: isUnresolved ? 'unresolved' : 'extracted',
      ...(semantic_id !== undefined && semantic_id.length <= 200 && { semantic_id }),
    },
  };
};
