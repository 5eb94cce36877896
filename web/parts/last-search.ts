import type { FindCriteria } from '../api/recipes.ts';

type LibraryCriteria = Omit<FindCriteria, 'state'>;

let last: LibraryCriteria = {};

/** The last search in the library, so that returning from a recipe restores it. */
export const getLastSearch = (): LibraryCriteria => last;

export const rememberSearch = (find: LibraryCriteria): void => {
  last = find;
};
