import type { Db, Tx } from '../../platform/db/database.ts';
import type { LibraryId } from '../../platform/ids/ids.ts';
import { languageOf } from '../units/index.ts';
import { aisleOf } from './aisles/aisle-of.ts';
import { forgetCategories, learnCategories, learnedCategories } from './category.store.ts';
import { foodsOfThing } from './list/foods-of-name.ts';
import type { NamedThing } from './list/foods-of-name.ts';
import type { Shelving } from './list/gathering.ts';
import type { Source } from './list.schemas.ts';

/** Something that is found in some part of the shop. */
interface Shelved extends NamedThing {
  /** BCP 47. */
  readonly language?: string;
}

/** In which part of the shop things are found: where the people of the library said, or else by the dictionary. */
export const categoriesOf = async (
  db: Db,
  library: LibraryId,
  things: readonly Shelved[],
): Promise<(thing: Shelved) => string> => {
  const learned = await learnedCategories(db, library, [...new Set(things.flatMap(foodsOfThing))]);
  return (thing) =>
    foodsOfThing(thing)
      .map((food) => learned.get(food))
      .find((category) => category !== undefined) ??
    aisleOf(thing.name, languageOf(thing.language)) ??
    '';
};

/** Learns where people find things. What they put nowhere is forgotten, and the dictionary holds for it again. */
export const learnShelves = (
  tx: Tx,
  library: LibraryId,
  things: readonly (Shelved & { readonly category: string })[],
): void => {
  const said = new Map(things.flatMap((thing) => foodsOfThing(thing).map((food) => [food, thing.category] as const)));
  const forgotten = [...said].filter(([, category]) => category === '').map(([food]) => food);
  if (forgotten.length > 0) forgetCategories(tx, library, forgotten);
  learnCategories(tx, library, new Map([...said].filter(([, category]) => category !== '')));
};

/** What it takes to put sources on a list. */
export const shelvingFor = async (
  db: Db,
  library: LibraryId,
  sources: readonly Source[],
  newId: () => string,
): Promise<Shelving> => ({ newId, categoryOf: await categoriesOf(db, library, sources) });
