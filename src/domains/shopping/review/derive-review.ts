import { sha256 } from '../../../platform/crypto/sha256.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import type { RequirementComparison } from '../list-document/apply-requirements.ts';
import { toPortionOrMealKey } from '../list-document/archive.ts';
import type { Requirement } from '../lists/list.schemas.ts';
import { deriveRequirements } from '../requirements/derive-requirements.ts';
import { loadRecipes } from '../requirements/load-recipes.ts';
import type { Origin } from '../requirements/origin.ts';
import type { RecipeLookup } from '../requirements/recipe-lookup.ts';
import type { ReviewedPortionsAndMeals } from './select-portions-and-meals.ts';
import { compareWithList } from './compare-with-list.ts';
import { resolveOrigins } from './resolve-origins.ts';
import { toDerivationProblem } from './derivation-problem.ts';

export interface DerivedReview extends RequirementComparison {
  readonly outdated: boolean;
  /** Identifies the meals and recipes used, which determine everything else. */
  readonly digest: string;
}

const digestOf = (origins: readonly Origin[], { fingerprint }: RecipeLookup): string =>
  sha256(JSON.stringify([origins, fingerprint])).slice(0, 22);

/**
 * What portions and meals need now, compared with what the list has for them. Changes nothing and is repeatable: the
 * same input gives the same ids as long as the list, the recipes and the meals do not change.
 */
export const deriveReview = async (
  db: Db,
  library: LibraryId,
  requested: ReviewedPortionsAndMeals,
  onList: readonly Requirement[],
): Promise<DerivedReview> => {
  const known = new Map(onList.map((requirement) => [requirement.id, requirement]));
  const origins = await resolveOrigins(
    db,
    library,
    requested,
    new Set(onList.map(({ source }) => toPortionOrMealKey(source))),
  );
  const recipes = await loadRecipes(db, library, origins, { refresh: requested.refresh });
  const derived = deriveRequirements(origins, recipes, { again: requested.again, refresh: requested.refresh });
  if (derived.kind !== 'derived') throw toDerivationProblem(derived.fault, origins, requested);
  const reviewed = compareWithList(derived.requirements, known);
  return { ...reviewed, outdated: derived.outdated, digest: digestOf(origins, recipes) };
};

/** The requirements on a list that belong to the given origins. */
export const findRequirementsByOrigin = (
  requirements: Readonly<Record<string, Requirement>>,
  origins: readonly string[],
): readonly Requirement[] => {
  const wanted = new Set(origins);
  return Object.values(requirements).filter(({ source }) => wanted.has(toPortionOrMealKey(source)));
};
