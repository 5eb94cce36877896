import type { Operation } from '../../platform/http/operation.ts';
import { filingOperations } from './filing.routes.ts';
import { recipeOperations as entryOperations } from './recipe.routes.ts';
import { revisionOperations } from './revision.routes.ts';
import { findOperation } from './search/find.routes.ts';

export { refile } from './search/index-recipe.ts';

/** Every operation of the room, in the order of the reference. */
export const recipeOperations: readonly Operation[] = [
  findOperation,
  ...entryOperations,
  ...revisionOperations,
  ...filingOperations,
];
