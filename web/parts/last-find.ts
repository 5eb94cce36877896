import type { Find } from '../api/recipes.ts';

type LibraryFind = Omit<Find, 'state'>;

let last: LibraryFind = {};

/** What was looked for in the library last: who comes back from a recipe finds it as they left it. */
export const lastFind = (): LibraryFind => last;

export const rememberFind = (find: LibraryFind): void => {
  last = find;
};
