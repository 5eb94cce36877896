import type { Db, Tx } from '../../platform/db/database.ts';
import type { LibraryId } from '../../platform/ids/ids.ts';
import { toLanguage } from '../units/index.ts';
import { aisleOf } from './aisles/aisle-of.ts';
import { forgetCategories, learnCategories, learnedCategories } from './category.store.ts';
import { foodsOfThing } from './list/foods-of-name.ts';
import type { NamedThing } from './list/foods-of-name.ts';
import type { Shelving } from './list/gathering.ts';
import type { Source } from './list.schemas.ts';

/** Something that has a category in the store. */
interface Shelved extends NamedThing {
  /** BCP 47. */
  readonly language?: string;
}

/** The categories of things: as learned by the library, or else from the built-in dictionary. */
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
    aisleOf(thing.name, toLanguage(thing.language)) ??
    '';
};

/**
 * Learns the categories that users assign. If a category is cleared, it is forgotten and the dictionary applies again.
 */
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

/** Prepares what is needed to put sources on a list. */
export const shelvingFor = async (
  db: Db,
  library: LibraryId,
  sources: readonly Source[],
  newId: () => string,
): Promise<Shelving> => ({ newId, categoryOf: await categoriesOf(db, library, sources) });
