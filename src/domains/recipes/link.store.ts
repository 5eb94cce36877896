import { sql } from 'kysely';

import type { Db, Tx } from '../../platform/db/database.ts';
import { itemsOf, rowsOf } from '../../platform/db/json.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { RecipeState, RecipeTables } from '../../platform/db/tables/recipes.ts';
import type { EntryId, LibraryId } from '../../platform/ids/ids.ts';

type Kind = RecipeTables['recipe_link']['kind'];

const ofEntry = prepared((query, p: { id: EntryId }) =>
  query.selectFrom('recipe_link').select(['kind', 'target']).where('entry_id', '=', p.id),
);

/** What the present document of an entry names. */
export const linksOfEntry = (db: Db, id: EntryId): Promise<readonly Link[]> => ofEntry.all(db, { id });

const remove = prepared((query, p: { id: EntryId }) => query.deleteFrom('recipe_link').where('entry_id', '=', p.id));

/** At once: new ones may be the same as those that go. */
export const removeLinks = async (tx: Tx, id: EntryId): Promise<void> => void (await remove.run(tx, { id }));

/** A recipe that a document names. */
export interface Link {
  readonly kind: Kind;
  readonly target: string;
}

const insert = prepared(
  (_query, p: { id: EntryId; library: LibraryId; links: string }, traits) => sql<never>`
    insert into recipe_link (entry_id, kind, target, library_id)
    select cast(${p.id} as text), kind, target, cast(${p.library} as text)
    from ${rowsOf(traits, p.links, { kind: 'text', target: 'text' })}`,
);

/** All of them by one statement, however many there are. */
export const insertLinks = (tx: Tx, library: LibraryId, id: EntryId, links: readonly Link[]): void => {
  if (links.length > 0) insert.later(tx, { id, library, links: JSON.stringify(links) });
};

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

/** That a recipe with one portable id names another. */
export interface Naming {
  readonly recipe_id: string;
  readonly target: string;
}

/** From portable ids to those that recipes with these ids name. */
export const targetsOf = async (
  db: Db,
  library: LibraryId,
  kind: Kind,
  ids: readonly string[],
): Promise<readonly Naming[]> => (ids.length === 0 ? [] : forward.all(db, { library, kind, ids: JSON.stringify(ids) }));

const backward = prepared((query, p: { library: LibraryId; kind: Kind; ids: string }, traits) =>
  query
    .selectFrom('recipe_link')
    .innerJoin('recipe', 'recipe.id', 'recipe_link.entry_id')
    .select(['recipe.recipe_id', 'recipe_link.target'])
    .distinct()
    .where('recipe_link.library_id', '=', p.library)
    .where('recipe_link.kind', '=', p.kind)
    .where('recipe_link.target', 'in', itemsOf(traits, p.ids)),
);

/** From portable ids to the recipes that name them. */
export const namedBy = async (
  db: Db,
  library: LibraryId,
  kind: Kind,
  ids: readonly string[],
): Promise<readonly Naming[]> =>
  ids.length === 0 ? [] : backward.all(db, { library, kind, ids: JSON.stringify(ids) });

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

const group = prepared(
  (_query, p: { library: LibraryId; groups: string }, traits) => sql<never>`
    update recipe set translation_group = given.name
    from ${rowsOf(traits, p.groups, { recipe_id: 'text', name: 'text' })}
    where recipe.library_id = ${p.library} and recipe.recipe_id = given.recipe_id
    and recipe.translation_group is distinct from given.name`,
);

/** Puts recipes, by their portable ids, into groups of translations, or into none. */
export const setTranslationGroups = async (
  tx: Tx,
  library: LibraryId,
  groups: readonly { readonly recipe_id: string; readonly name: string | null }[],
): Promise<void> => void (await group.run(tx, { library, groups: JSON.stringify(groups) }));
