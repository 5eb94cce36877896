import { sql } from 'kysely';

import type { Tx } from '../../platform/db/database.ts';
import { itemsOf } from '../../platform/db/json.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { EntryId, LibraryId } from '../../platform/ids/ids.ts';

const statementsFor = (thing: 'tag' | 'facet') => {
  const link = sql.table(`recipe_${thing}`);
  const column = sql.ref(`${thing}_id`);
  return {
    lock: prepared(
      (_query, p: { library: LibraryId; ids: string }, traits) => sql<{ id: string }>`
        select id from ${sql.table(thing)} where library_id = ${p.library} and id in ${itemsOf(traits, p.ids)}
        order by id ${sql.raw(traits.hasRowLocks ? 'for key share' : '')}`,
    ),
    removeOthers: prepared(
      (_query, p: { entry: EntryId; ids: string }, traits) => sql<never>`
        delete from ${link} where entry_id = ${p.entry} and ${column} not in ${itemsOf(traits, p.ids)}`,
    ),
    add: prepared(
      (_query, p: { entry: EntryId; ids: string }, traits) => sql<never>`
        insert into ${link} (entry_id, ${column})
        select ${p.entry}, given.value from ${itemsOf(traits, p.ids)} as given where true
        on conflict do nothing`,
    ),
  };
};

const statements = { tags: statementsFor('tag'), facets: statementsFor('facet') };

/** What is assigned to a recipe directly, unlike books, which have members. */
export type Label = keyof typeof statements;

/** Returns the given ids that exist in the library and locks them against deletion until the transaction ends. */
export const lockLabels = async (
  tx: Tx,
  label: Label,
  library: LibraryId,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  return new Set((await statements[label].lock.all(tx, { library, ids: JSON.stringify(ids) })).map(({ id }) => id));
};

/** Replaces the labels of a recipe. */
export const setLabels = (tx: Tx, label: Label, entry: EntryId, ids: readonly string[]): void => {
  const values = { entry, ids: JSON.stringify(ids) };
  statements[label].removeOthers.defer(tx, values);
  statements[label].add.defer(tx, values);
};
