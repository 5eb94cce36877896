import type { Db } from '../../../platform/db/database.ts';
import { asId, isUuid } from '../../../platform/ids/ids.ts';
import type { EntryId, LibraryId } from '../../../platform/ids/ids.ts';
import { validationFailed } from '../../../platform/problem/problem.ts';
import type { Violation } from '../../../platform/problem/problem.ts';
import { mealsWithDishes } from '../../meals/index.ts';
import { FACTOR_REQUIREMENT, parseFactor } from '../../recipe-format/index.ts';
import { recipeStates, resolveRecipes, unknownRevisions } from '../../recipes/index.ts';
import { originOf } from '../list/rest.ts';
import type { Origin } from '../requirements/origin.ts';
import type { AskedFor } from './asked-for.ts';

type Portion = AskedFor['portions'][number];

/** The entries of the portions' recipes, keyed by the id given in the request: an entry id or a portable id. */
const entriesOf = async (
  db: Db,
  library: LibraryId,
  portions: readonly Portion[],
): Promise<ReadonlyMap<string, EntryId>> => {
  const names = [...new Set(portions.map(({ recipe_id }) => recipe_id))];
  const states = await recipeStates(
    db,
    library,
    names.filter(isUuid).map((id) => asId<EntryId>(id)),
  );
  const portable = await resolveRecipes(
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

const fault = (location: string, code: string, message: string, value: unknown): Violation => ({
  location,
  code,
  message,
  value,
});

const portionFaults = (
  { portions, again }: AskedFor,
  entries: ReadonlyMap<string, EntryId>,
  unknown: ReadonlySet<string>,
  known: ReadonlySet<string>,
): readonly Violation[] => {
  const seen = new Set<string>();
  return portions.flatMap(({ id, recipe_id, revision, scale }, index) => {
    const location = `body.portions[${index}]`;
    const entry = entries.get(recipe_id);
    const isOnList = known.has(originOf({ portion_id: id, again }));
    const isSecond = seen.has(id);
    seen.add(id);
    return [
      ...(isSecond ? [fault(`${location}.id`, 'duplicate', 'must not occur twice', id)] : []),
      ...(scale != null && parseFactor(scale) === undefined
        ? [fault(`${location}.scale`, 'factor', `must be ${FACTOR_REQUIREMENT}`, scale)]
        : []),
      ...(entry === undefined && !isOnList
        ? [
            fault(
              `${location}.recipe_id`,
              'unknown',
              'must be a recipe of the library that is not in the trash',
              recipe_id,
            ),
          ]
        : []),
      ...(revision != null && unknown.has(`${entry} ${revision}`)
        ? [fault(`${location}.revision`, 'unknown', 'must be a revision of the recipe', revision)]
        : []),
    ];
  });
};

const MOST_FAULTS = 50;

/**
 * Finds what to shop for: portions with their recipes, and the dishes of meals. Anything not in the library is rejected
 * (422), unless the list has requirements for it, which are then no longer needed.
 */
export const findOrigins = async (
  db: Db,
  library: LibraryId,
  asked: AskedFor,
  known: ReadonlySet<string>,
): Promise<readonly Origin[]> => {
  const { portions, mealIds, again, refresh, isNamed } = asked;
  const entries = await entriesOf(db, library, portions);
  const meals = await mealsWithDishes(db, library, mealIds);
  const pinned = portions.flatMap(({ recipe_id, revision }) => {
    const entry = entries.get(recipe_id);
    return entry === undefined || revision == null || refresh ? [] : [{ entry_id: entry, revision }];
  });
  const unknown = new Set(
    (await unknownRevisions(db, library, pinned)).map(({ entry_id, revision }) => `${entry_id} ${revision}`),
  );
  const faults = !isNamed
    ? []
    : [
        ...portionFaults(asked, entries, unknown, known),
        ...mealIds.flatMap((id, index) =>
          meals.has(id) || known.has(originOf({ meal_id: id, again }))
            ? []
            : [fault(`body.meal_ids[${index}]`, 'unknown', 'must be a planned meal of the library', id)],
        ),
      ];
  if (faults.length > 0) throw validationFailed(...faults.slice(0, MOST_FAULTS));
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
