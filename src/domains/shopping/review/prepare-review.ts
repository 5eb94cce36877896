import { sha256 } from '../../../platform/crypto/sha256.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import { toPortionOrMealKey } from '../list-document/archive.ts';
import type { Requirement } from '../lists/list.schemas.ts';
import { deriveRequirements } from '../requirements/derive-requirements.ts';
import { loadRecipeIndex } from '../requirements/load-recipe-index.ts';
import type { Origin } from '../requirements/origin.ts';
import type { RecipeIndex } from '../requirements/recipe-index.ts';
import { ListComparison } from './list-comparison.ts';
import type { ReviewedPortionsAndMeals } from './select-portions-and-meals.ts';
import { resolveOrigins } from './resolve-origins.ts';
import { toDerivationProblem } from './derivation-problem.ts';

/** What is known once all requirements have been derived. */
export interface ReviewEnd {
  readonly outdated: boolean;
  /** Requirements on the list that are no longer needed. */
  readonly obsolete: readonly Requirement[];
}

export interface PreparedReview {
  /** Identifies the meals and recipes used, which determine everything else. */
  readonly digest: string;
  /** Throws a 422 if nothing can be derived from the portions and meals. */
  readonly requirements: Generator<Requirement, ReviewEnd, void>;
}

const digestOf = (origins: readonly Origin[], { fingerprint }: RecipeIndex): string =>
  sha256(JSON.stringify([origins, fingerprint])).slice(0, 22);

/**
 * What portions and meals need now, compared with what the list has for them. Changes nothing and is repeatable: the
 * same input gives the same ids as long as the list, the recipes and the meals do not change. Everything is loaded
 * first, and then the requirements are derived as they are asked for.
 */
export const prepareReview = async (
  db: Db,
  library: LibraryId,
  requested: ReviewedPortionsAndMeals,
  onList: readonly Requirement[],
): Promise<PreparedReview> => {
  const origins = await resolveOrigins(
    db,
    library,
    requested,
    new Set(onList.map(({ source }) => toPortionOrMealKey(source))),
  );
  const recipes = await loadRecipeIndex(db, library, origins, { refresh: requested.refresh });
  return {
    digest: digestOf(origins, recipes),
    requirements: deriveAndCompare(origins, recipes, requested, onList),
  };
};

function* deriveAndCompare(
  origins: readonly Origin[],
  recipes: RecipeIndex,
  requested: ReviewedPortionsAndMeals,
  onList: readonly Requirement[],
): PreparedReview['requirements'] {
  const comparison = new ListComparison(onList);
  const derivation = deriveRequirements(origins, recipes, { again: requested.again, refresh: requested.refresh });
  let step = derivation.next();
  for (; step.done !== true; step = derivation.next()) yield comparison.compare(step.value);
  const end = step.value;
  if (end.kind === 'refused') throw toDerivationProblem(end.fault, origins, requested);
  return { outdated: end.outdated, obsolete: comparison.obsolete };
}

/** The requirements on a list that belong to the given origins. */
export const findRequirementsByOrigin = (
  requirements: Readonly<Record<string, Requirement>>,
  origins: readonly string[],
): readonly Requirement[] => {
  const wanted = new Set(origins);
  return Object.values(requirements).filter(({ source }) => wanted.has(toPortionOrMealKey(source)));
};
