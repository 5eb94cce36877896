import { sql } from 'kysely';

import type { Db, Tx } from '../../../platform/db/database.ts';
import { jsonArrayItems, jsonArrayRows } from '../../../platform/db/json.ts';
import { prepareQuery } from '../../../platform/db/prepared-query.ts';
import type { RecipeState, RecipeTables } from '../recipes.tables.ts';
import type { EntryId, LibraryId } from '../../../platform/ids/ids.ts';

type Kind = RecipeTables['recipe_link']['kind'];

const ofEntry = prepareQuery((query, p: { id: EntryId }) =>
  query.selectFrom('recipe_link').select(['kind', 'target']).where('entry_id', '=', p.id),
);

/** The links of an entry's present document. */
export const findLinks = (db: Db, id: EntryId): Promise<readonly Link[]> => ofEntry.all(db, { id });

const remove = prepareQuery((query, p: { id: EntryId }) =>
  query.deleteFrom('recipe_link').where('entry_id', '=', p.id),
);

/** Runs immediately, because new links may equal the removed ones. */
export const deleteLinks = async (tx: Tx, id: EntryId): Promise<void> => void (await remove.run(tx, { id }));

/** A link from a document to another recipe. */
export interface Link {
  readonly kind: Kind;
  readonly target: string;
}

const insert = prepareQuery(
  (_query, p: { id: EntryId; library: LibraryId; links: string }, features) => sql<never>`
    insert into recipe_link (entry_id, kind, target, library_id)
    select cast(${p.id} as text), kind, target, cast(${p.library} as text)
    from ${jsonArrayRows(features, p.links, { kind: 'text', target: 'text' })}`,
);

/** Inserts all links with one statement, however many there are. */
export const insertLinks = (tx: Tx, library: LibraryId, id: EntryId, links: readonly Link[]): void => {
  if (links.length > 0) insert.defer(tx, { id, library, links: JSON.stringify(links) });
};

const forward = prepareQuery((query, p: { library: LibraryId; kind: Kind; ids: string }, features) =>
  query
    .selectFrom('recipe')
    .innerJoin('recipe_link', 'recipe_link.entry_id', 'recipe.id')
    .select(['recipe.recipe_id', 'recipe_link.target'])
    .distinct()
    .where('recipe.library_id', '=', p.library)
    .where('recipe.recipe_id', 'in', jsonArrayItems(features, p.ids))
    .where('recipe_link.kind', '=', p.kind),
);

/** A link between two portable ids. */
export interface LinkBetweenPortableIds {
  readonly recipe_id: string;
  readonly target: string;
}

/** Links from these portable ids. */
export const findLinksFromPortableIds = async (
  db: Db,
  library: LibraryId,
  kind: Kind,
  ids: readonly string[],
): Promise<readonly LinkBetweenPortableIds[]> =>
  ids.length === 0 ? [] : forward.all(db, { library, kind, ids: JSON.stringify(ids) });

const backward = prepareQuery((query, p: { library: LibraryId; kind: Kind; ids: string }, features) =>
  query
    .selectFrom('recipe_link')
    .innerJoin('recipe', 'recipe.id', 'recipe_link.entry_id')
    .select(['recipe.recipe_id', 'recipe_link.target'])
    .distinct()
    .where('recipe_link.library_id', '=', p.library)
    .where('recipe_link.kind', '=', p.kind)
    .where('recipe_link.target', 'in', jsonArrayItems(features, p.ids)),
);

/** Links to these portable ids. */
export const findLinksToPortableIds = async (
  db: Db,
  library: LibraryId,
  kind: Kind,
  ids: readonly string[],
): Promise<readonly LinkBetweenPortableIds[]> =>
  ids.length === 0 ? [] : backward.all(db, { library, kind, ids: JSON.stringify(ids) });

const known = prepareQuery((query, p: { library: LibraryId; ids: string }, features) =>
  query
    .selectFrom('recipe')
    .select(['id', 'recipe_id', 'title', 'state'])
    .where('library_id', '=', p.library)
    .where('recipe_id', 'in', jsonArrayItems(features, p.ids))
    .orderBy('number'),
);

export interface EntryOfPortableId {
  readonly id: string;
  readonly recipe_id: string;
  readonly title: string;
  readonly state: RecipeState;
}

/** The entries with these portable ids, oldest first. */
export const findEntriesByPortableId = async (
  db: Db,
  library: LibraryId,
  ids: readonly string[],
): Promise<readonly EntryOfPortableId[]> =>
  ids.length === 0 ? [] : known.all(db, { library, ids: JSON.stringify(ids) });

// With a list of pairs, SQLite would read every recipe of the library instead of looking up the ones in the list.
const group = prepareQuery(
  (_query, p: { library: LibraryId; ids: string; name: string | null }, features) => sql<never>`
    update recipe set translation_group = ${p.name}
    where library_id = ${p.library} and recipe_id in ${jsonArrayItems(features, p.ids)}
    and translation_group is distinct from ${p.name}`,
);

/** Puts recipes into a translation group, or removes them from theirs, by portable id. */
export const setTranslationGroup = async (
  tx: Tx,
  library: LibraryId,
  ids: readonly string[],
  name: string | null,
): Promise<void> => {
  if (ids.length > 0) await group.run(tx, { library, ids: JSON.stringify(ids), name });
};
