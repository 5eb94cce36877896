import { foldWord } from '../../ingredients/index.ts';
import { foodsMeant } from '../../pantry/index.ts';

/** The foods that somebody may mean who writes a name. Where nothing in it names a food, it has to do by itself. */
export const foodsOfName = (name: string): readonly string[] => {
  const foods = foodsMeant(name);
  return foods.length > 0 ? foods : [`=${foldWord(name)}`];
};
