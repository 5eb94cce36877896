import { sql } from 'kysely';

import type { Tx } from '../../../platform/db/database.ts';
import { jsonArrayItems } from '../../../platform/db/json.ts';
import { prepareQuery } from '../../../platform/db/prepared-query.ts';
import type { EntryId, LibraryId } from '../../../platform/ids/ids.ts';

const statementsFor = (thing: 'tag' | 'facet') => {
  const link = sql.table(`recipe_${thing}`);
  const column = sql.ref(`${thing}_id`);
  return {
    lock: prepareQuery(
      (_query, p: { library: LibraryId; ids: string }, features) => sql<{ id: string }>`
        select id from ${sql.table(thing)} where library_id = ${p.library} and id in ${jsonArrayItems(features, p.ids)}
        order by id ${sql.raw(features.hasRowLocks ? 'for key share' : '')}`,
    ),
    removeOthers: prepareQuery(
      (_query, p: { entry: EntryId; ids: string }, features) => sql<never>`
        delete from ${link} where entry_id = ${p.entry} and ${column} not in ${jsonArrayItems(features, p.ids)}`,
    ),
    add: prepareQuery(
      (_query, p: { entry: EntryId; ids: string }, features) => sql<never>`
        insert into ${link} (entry_id, ${column})
        select ${p.entry}, given.value from ${jsonArrayItems(features, p.ids)} as given where true
        on conflict do nothing`,
    ),
  };
};

const statements = { tags: statementsFor('tag'), facets: statementsFor('facet') };

/** What is assigned to a recipe directly, unlike books, which have members. */
export type LabelKind = keyof typeof statements;

/** Returns the given ids that exist in the library and locks them against deletion until the transaction ends. */
export const lockLabels = async (
  tx: Tx,
  label: LabelKind,
  library: LibraryId,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  return new Set((await statements[label].lock.all(tx, { library, ids: JSON.stringify(ids) })).map(({ id }) => id));
};

/** Replaces the labels of a recipe. */
export const setLabels = (tx: Tx, label: LabelKind, entry: EntryId, ids: readonly string[]): void => {
  const values = { entry, ids: JSON.stringify(ids) };
  statements[label].removeOthers.defer(tx, values);
  statements[label].add.defer(tx, values);
};
