import type { Db } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import type { AssumedConvention, ShownConvention } from '../units/index.ts';
import { findConventions } from './library.store.ts';

/** The conventions that apply to a user in a library. Null: no one has chosen. */
export interface Conventions {
  /** Which cup, spoon, pint or ounce is meant if a recipe does not say. */
  readonly assumed: AssumedConvention | null;
  /** How amounts are shown to this user: their own choice, or else the library's. */
  readonly shown: ShownConvention | null;
}

/** Loads the conventions of the caller with one statement. */
export const loadConventions = async (
  db: Db,
  { userId, libraryId }: Pick<LibraryScope, 'userId' | 'libraryId'>,
): Promise<Conventions> => {
  const row = await findConventions(db, userId, libraryId);
  return {
    assumed: row?.assumed_convention ?? null,
    shown: row?.own_convention ?? row?.shown_convention ?? null,
  };
};
