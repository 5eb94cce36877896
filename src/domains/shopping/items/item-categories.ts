import type { Db, Tx } from '../../../platform/db/database.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import { toLanguage } from '../../units/index.ts';
import { findAisle } from '../aisles/find-aisle.ts';
import { deleteLearnedCategories, saveLearnedCategories, findLearnedCategories } from './category.store.ts';
import { getFoodKeys } from '../list-document/food-keys.ts';
import type { FoodReference } from '../list-document/food-keys.ts';
import type { NewItemContext } from '../list-document/source-gatherer.ts';
import type { Source } from '../lists/list.schemas.ts';

/** Something that has a category in the store. */
interface Shelved extends FoodReference {
  /** BCP 47. */
  readonly language?: string;
}

/** The categories of things: as learned by the library, or else from the built-in dictionary. */
export const loadCategoryLookup = async (
  db: Db,
  library: LibraryId,
  things: readonly Shelved[],
): Promise<(thing: Shelved) => string> => {
  const learned = await findLearnedCategories(db, library, [...new Set(things.flatMap(getFoodKeys))]);
  return (thing) =>
    getFoodKeys(thing)
      .map((food) => learned.get(food))
      .find((category) => category !== undefined) ??
    findAisle(thing.name, toLanguage(thing.language)) ??
    '';
};

/**
 * Learns the categories that users assign. If a category is cleared, it is forgotten and the dictionary applies again.
 */
export const updateLearnedCategories = (
  tx: Tx,
  library: LibraryId,
  things: readonly (Shelved & { readonly category: string })[],
): void => {
  const said = new Map(things.flatMap((thing) => getFoodKeys(thing).map((food) => [food, thing.category] as const)));
  const forgotten = [...said].filter(([, category]) => category === '').map(([food]) => food);
  if (forgotten.length > 0) deleteLearnedCategories(tx, library, forgotten);
  saveLearnedCategories(tx, library, new Map([...said].filter(([, category]) => category !== '')));
};

/** Prepares what is needed to put sources on a list. */
export const createNewItemContext = async (
  db: Db,
  library: LibraryId,
  sources: readonly Source[],
  newId: () => string,
): Promise<NewItemContext> => ({ newId, getCategory: await loadCategoryLookup(db, library, sources) });
