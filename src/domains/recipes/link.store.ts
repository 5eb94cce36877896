import type { Db, Tx } from '../../platform/db/database.ts';
import { itemsOf } from '../../platform/db/json.ts';
import { pick, prepared } from '../../platform/db/prepared.ts';
import type { RecipeState, RecipeTables } from '../../platform/db/tables/recipes.ts';
import type { EntryId, LibraryId } from '../../platform/ids/ids.ts';

type Kind = RecipeTables['recipe_link']['kind'];

const ofEntry = prepared((query, p: { id: EntryId }) =>
  query.selectFrom('recipe_link').select(['kind', 'target']).where('entry_id', '=', p.id),
);

/** What the present document of an entry names. */
export const linksOfEntry = (
  db: Db,
  id: EntryId,
): Promise<readonly { readonly kind: Kind; readonly target: string }[]> => ofEntry.all(db, { id });

const remove = prepared((query, p: { id: EntryId }) => query.deleteFrom('recipe_link').where('entry_id', '=', p.id));

/** At once: new ones may be the same as those that go. */
export const removeLinks = async (tx: Tx, id: EntryId): Promise<void> => void (await remove.run(tx, { id }));

const insert = prepared((query, p: RecipeTables['recipe_link']) =>
  query.insertInto('recipe_link').values(pick(p, ['entry_id', 'kind', 'target', 'library_id'])),
);

export const insertLink = (tx: Tx, link: RecipeTables['recipe_link']): void => insert.later(tx, link);

const forward = prepared((query, p: { library: LibraryId; kind: Kind; ids: string }, traits) =>
  query
    .selectFrom('recipe')
    .innerJoin('recipe_link', 'recipe_link.entry_id', 'recipe.id')
    .select(['recipe.recipe_id', 'recipe_link.target'])
    .distinct()
    .where('recipe.library_id', '=', p.library)
    .where('recipe.recipe_id', 'in', itemsOf(traits, p.ids))
    .where('recipe_link.kind', '=', p.kind),
);

/** From portable ids to those that recipes with these ids name. */
export const targetsOf = async (
  db: Db,
  library: LibraryId,
  kind: Kind,
  ids: readonly string[],
): Promise<readonly { readonly recipe_id: string; readonly target: string }[]> =>
  ids.length === 0 ? [] : forward.all(db, { library, kind, ids: JSON.stringify(ids) });

const backward = prepared((query, p: { library: LibraryId; kind: Kind; ids: string }, traits) =>
  query
    .selectFrom('recipe_link')
    .innerJoin('recipe', 'recipe.id', 'recipe_link.entry_id')
    .select('recipe.recipe_id')
    .distinct()
    .where('recipe_link.library_id', '=', p.library)
    .where('recipe_link.kind', '=', p.kind)
    .where('recipe_link.target', 'in', itemsOf(traits, p.ids)),
);

/** The portable ids of the recipes that name one of these. */
export const namedBy = async (
  db: Db,
  library: LibraryId,
  kind: Kind,
  ids: readonly string[],
): Promise<readonly string[]> =>
  ids.length === 0
    ? []
    : (await backward.all(db, { library, kind, ids: JSON.stringify(ids) })).map(({ recipe_id }) => recipe_id);

const known = prepared((query, p: { library: LibraryId; ids: string }, traits) =>
  query
    .selectFrom('recipe')
    .select(['id', 'recipe_id', 'title', 'state'])
    .where('library_id', '=', p.library)
    .where('recipe_id', 'in', itemsOf(traits, p.ids))
    .orderBy('number'),
);

export interface KnownRecipe {
  readonly id: string;
  readonly recipe_id: string;
  readonly title: string;
  readonly state: RecipeState;
}

/** The entries that have one of these portable ids, the oldest first. */
export const entriesWith = async (
  db: Db,
  library: LibraryId,
  ids: readonly string[],
): Promise<readonly KnownRecipe[]> => (ids.length === 0 ? [] : known.all(db, { library, ids: JSON.stringify(ids) }));

const group = prepared((query, p: { library: LibraryId; ids: string; group: string | null }, traits) =>
  query
    .updateTable('recipe')
    .set({ translation_group: p.group })
    .where('library_id', '=', p.library)
    .where('recipe_id', 'in', itemsOf(traits, p.ids)),
);

/** Puts the recipes with these portable ids into a group of translations, or into none. */
export const setTranslationGroup = async (
  tx: Tx,
  library: LibraryId,
  ids: readonly string[],
  name: string | null,
): Promise<void> => void (await group.run(tx, { library, ids: JSON.stringify(ids), group: name }));
