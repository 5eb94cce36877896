import { sha256 } from '../../../platform/crypto/sha256.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import type { Reviewed } from '../list/apply-requirements.ts';
import { originOf } from '../list/rest.ts';
import type { Requirement } from '../list.schemas.ts';
import { deriveRequirements } from '../requirements/derive-requirements.ts';
import { gatherRecipes } from '../requirements/gather-recipes.ts';
import type { Origin } from '../requirements/origin.ts';
import type { RecipeShelf } from '../requirements/recipe-shelf.ts';
import type { AskedFor } from './asked-for.ts';
import { compareWithList } from './compare-with-list.ts';
import { findOrigins } from './find-origins.ts';
import { refuseUnderivable } from './refuse-underivable.ts';

export interface DerivedReview extends Reviewed {
  readonly outdated: boolean;
  /** Identifies the meals and recipes used, which determine everything else. */
  readonly digest: string;
}

const digestOf = (origins: readonly Origin[], { fingerprint }: RecipeShelf): string =>
  sha256(JSON.stringify([origins, fingerprint])).slice(0, 22);

/**
 * What portions and meals need now, compared with what the list has for them. Changes nothing and is repeatable: the
 * same input gives the same ids as long as the list, the recipes and the meals do not change.
 */
export const deriveReview = async (
  db: Db,
  library: LibraryId,
  asked: AskedFor,
  onList: readonly Requirement[],
): Promise<DerivedReview> => {
  const known = new Map(onList.map((requirement) => [requirement.id, requirement]));
  const origins = await findOrigins(db, library, asked, new Set(onList.map(({ source }) => originOf(source))));
  const recipes = await gatherRecipes(db, library, origins, { refresh: asked.refresh });
  const derived = deriveRequirements(origins, recipes, { again: asked.again, refresh: asked.refresh });
  if (derived.kind !== 'derived') throw refuseUnderivable(derived.fault, origins, asked);
  const reviewed = compareWithList(derived.requirements, known);
  return { ...reviewed, outdated: derived.outdated, digest: digestOf(origins, recipes) };
};

/** The requirements on a list that belong to the given origins. */
export const requirementsFor = (
  requirements: Readonly<Record<string, Requirement>>,
  origins: readonly string[],
): readonly Requirement[] => {
  const wanted = new Set(origins);
  return Object.values(requirements).filter(({ source }) => wanted.has(originOf(source)));
};
