import { foldWord } from '../../ingredients/index.ts';
import { foodsMeant } from '../../pantry/index.ts';

/** Something that is bought, by its name and perhaps by what is known better than that. */
export interface NamedThing {
  readonly name: string;
  /** Semantic ids. */
  readonly foods?: readonly string[];
}

/** The foods that somebody may mean who writes a name. Where nothing in it names a food, it has to do by itself. */
export const foodsOfName = (name: string): readonly string[] => {
  const foods = foodsMeant(name);
  return foods.length > 0 ? foods : [`=${foldWord(name) || name.normalize('NFC').toLowerCase()}`];
};

export const foodsOfThing = ({ foods, name }: NamedThing): readonly string[] =>
  foods === undefined || foods.length === 0 ? foodsOfName(name) : foods;
