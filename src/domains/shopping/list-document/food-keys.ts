import { foldWord } from '../../ingredients/index.ts';
import { toSemanticIdsInAnyLanguage } from '../../pantry/index.ts';

/** Something to buy, identified by its name and, if known, by its foods. */
export interface FoodReference {
  readonly name: string;
  /** Semantic ids. */
  readonly foods?: readonly string[];
}

/** The foods that a name may refer to. If it contains no known food, the folded name itself is the key. */
export const getFoodKeysByName = (name: string): readonly string[] => {
  const foods = toSemanticIdsInAnyLanguage(name);
  return foods.length > 0 ? foods : [`=${foldWord(name) || name.normalize('NFC').toLowerCase()}`];
};

export const getFoodKeys = ({ foods, name }: FoodReference): readonly string[] =>
  foods === undefined || foods.length === 0 ? getFoodKeysByName(name) : foods;
