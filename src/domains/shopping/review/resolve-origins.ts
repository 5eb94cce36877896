import type { Db } from '../../../platform/db/database.ts';
import { asId, isUuid } from '../../../platform/ids/ids.ts';
import type { EntryId, LibraryId } from '../../../platform/ids/ids.ts';
import { validationFailed } from '../../../platform/problem/problem.ts';
import type { Violation } from '../../../platform/problem/problem.ts';
import { findPlannedMealsById } from '../../meals/index.ts';
import { FACTOR_REQUIREMENT, parseFactor } from '../../recipe-format/index.ts';
import { findCurrentRecipeStates, mapPortableIdsToEntries, findUnknownRevisions } from '../../recipes/index.ts';
import { toPortionOrMealKey } from '../list-document/archive.ts';
import type { Origin } from '../requirements/origin.ts';
import type { ReviewedPortionsAndMeals } from './select-portions-and-meals.ts';

type Portion = ReviewedPortionsAndMeals['portions'][number];

/** The entries of the portions' recipes, keyed by the id given in the request: an entry id or a portable id. */
const entriesOf = async (
  db: Db,
  library: LibraryId,
  portions: readonly Portion[],
): Promise<ReadonlyMap<string, EntryId>> => {
  const names = [...new Set(portions.map(({ recipe_id }) => recipe_id))];
  const states = await findCurrentRecipeStates(
    db,
    library,
    names.filter(isUuid).map((id) => asId<EntryId>(id)),
  );
  const portable = await mapPortableIdsToEntries(
    db,
    library,
    names.filter((name) => !states.has(asId<EntryId>(name))),
  );
  return new Map(
    names.flatMap((name) => {
      const id = asId<EntryId>(name);
      const [entry, state] = states.has(id)
        ? [id, states.get(id)?.state]
        : [asId<EntryId>(portable.get(name)?.id ?? ''), portable.get(name)?.state];
      return state === 'active' ? [[name, entry] as const] : [];
    }),
  );
};

const violation = (location: string, code: string, message: string, value: unknown): Violation => ({
  location,
  code,
  message,
  value,
});

const findPortionViolations = (
  { portions, again }: ReviewedPortionsAndMeals,
  entries: ReadonlyMap<string, EntryId>,
  unknown: ReadonlySet<string>,
  known: ReadonlySet<string>,
): readonly Violation[] => {
  const seen = new Set<string>();
  return portions.flatMap(({ id, recipe_id, revision, scale }, index) => {
    const location = `body.portions[${index}]`;
    const entry = entries.get(recipe_id);
    const isOnList = known.has(toPortionOrMealKey({ portion_id: id, again }));
    const isSecond = seen.has(id);
    seen.add(id);
    return [
      ...(isSecond ? [violation(`${location}.id`, 'duplicate', 'must not occur twice', id)] : []),
      ...(scale != null && parseFactor(scale) === undefined
        ? [violation(`${location}.scale`, 'factor', `must be ${FACTOR_REQUIREMENT}`, scale)]
        : []),
      ...(entry === undefined && !isOnList
        ? [
            violation(
              `${location}.recipe_id`,
              'unknown',
              'must be a recipe of the library that is not in the trash',
              recipe_id,
            ),
          ]
        : []),
      ...(revision != null && unknown.has(`${entry} ${revision}`)
        ? [violation(`${location}.revision`, 'unknown', 'must be a revision of the recipe', revision)]
        : []),
    ];
  });
};

const MAX_VIOLATIONS = 50;

/**
 * Finds what to shop for: portions with their recipes, and the dishes of meals. Anything not in the library is rejected
 * (422), unless the list has requirements for it, which are then no longer needed.
 */
export const resolveOrigins = async (
  db: Db,
  library: LibraryId,
  requested: ReviewedPortionsAndMeals,
  known: ReadonlySet<string>,
): Promise<readonly Origin[]> => {
  const { portions, mealIds, again, refresh, isExplicit } = requested;
  const entries = await entriesOf(db, library, portions);
  const meals = await findPlannedMealsById(db, library, mealIds);
  const pinned = portions.flatMap(({ recipe_id, revision }) => {
    const entry = entries.get(recipe_id);
    return entry === undefined || revision == null || refresh ? [] : [{ entry_id: entry, revision }];
  });
  const unknown = new Set(
    (await findUnknownRevisions(db, library, pinned)).map(({ entry_id, revision }) => `${entry_id} ${revision}`),
  );
  const violations = !isExplicit
    ? []
    : [
        ...findPortionViolations(requested, entries, unknown, known),
        ...mealIds.flatMap((id, index) =>
          meals.has(id) || known.has(toPortionOrMealKey({ meal_id: id, again }))
            ? []
            : [violation(`body.meal_ids[${index}]`, 'unknown', 'must be a planned meal of the library', id)],
        ),
      ];
  if (violations.length > 0) throw validationFailed(...violations.slice(0, MAX_VIOLATIONS));
  return [
    ...portions.flatMap(({ id, recipe_id, revision, scale }): readonly Origin[] => {
      const entryId = entries.get(recipe_id);
      if (entryId === undefined) return [];
      return [
        {
          kind: 'portion',
          id,
          entryId,
          recipeId: recipe_id,
          revision: revision ?? undefined,
          scale: scale ?? undefined,
        },
      ];
    }),
    ...[...new Set(mealIds)]
      .flatMap((mealId) => meals.get(mealId) ?? [])
      .flatMap(({ id, date, dishes }) =>
        dishes.map((dish): Origin => ({ kind: 'dish', mealId: id, mealDate: date, dish })),
      ),
  ];
};
