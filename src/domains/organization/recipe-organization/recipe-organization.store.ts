import { sql } from 'kysely';

import type { Tx } from '../../../platform/db/database.ts';
import { jsonArrayItems } from '../../../platform/db/json.ts';
import { pickColumns, prepareQuery } from '../../../platform/db/prepared-query.ts';
import { toBatches } from '../../../platform/db/batches.ts';
import type { OrganizationTables } from '../organization.tables.ts';
import type { EntryId, LibraryId } from '../../../platform/ids/ids.ts';
import { organizationJson } from './organization-sql.store.ts';
import type { Organization } from './recipe-organization.schemas.ts';

// Lock order, to avoid deadlocks: tags, facets and books before the recipes they are assigned to, and several of a kind
// by ascending id. All locks are taken before the last statement of the transaction, which locks the event counter
// first and then writes the deferred rows.

type OrganizationRow = OrganizationTables['recipe_organization'];

const insert = prepareQuery((query, p: OrganizationRow) =>
  query.insertInto('recipe_organization').values(pickColumns(p, ['entry_id', 'library_id', 'revision'])),
);

export const insertOrganization = (tx: Tx, row: OrganizationRow): void => insert.defer(tx, row);

const locked = prepareQuery((query, p: { library: LibraryId; id: EntryId }, { hasRowLocks }) =>
  query
    .selectFrom('recipe_organization')
    .select('entry_id')
    .where('entry_id', '=', p.id)
    .where('library_id', '=', p.library)
    .$if(hasRowLocks, (select) => select.forNoKeyUpdate()),
);

const organization = prepareQuery((query, p: { id: EntryId }, features) =>
  query
    .selectFrom('recipe_organization')
    .select(organizationJson(features, 'recipe_organization.entry_id').as('json'))
    .where('entry_id', '=', p.id),
);

/** Locks the organization of a recipe until the transaction ends. Undefined if the library has no such recipe. */
export const lockOrganization = async (tx: Tx, library: LibraryId, id: EntryId): Promise<Organization | undefined> => {
  if ((await locked.first(tx, { library, id })) === undefined) return undefined;
  // A separate statement, because one that waits for a lock reads other tables as they were before it waited.
  const row = await organization.first(tx, { id });
  return row && (JSON.parse(row.json) as Organization);
};

const some = prepareQuery((query, p: { library: LibraryId; ids: string }, features) =>
  query
    .selectFrom('recipe_organization')
    .select((expressions) => expressions.ref('entry_id').$castTo<EntryId>().as('id'))
    .where('library_id', '=', p.library)
    .where('entry_id', 'in', jsonArrayItems(features, p.ids))
    .orderBy('entry_id')
    .$if(features.hasRowLocks, (select) => select.forNoKeyUpdate()),
);

/** Locks any number of organizations and returns those that exist in the library. */
export const lockOrganizations = async (
  tx: Tx,
  library: LibraryId,
  ids: readonly EntryId[],
): Promise<ReadonlySet<EntryId>> => {
  const found = new Set<EntryId>();
  // Sorted, so that all transactions lock in the same order, slice by slice.
  for await (const slice of toBatches(ids.toSorted())) {
    for (const { id } of await some.all(tx, { library, ids: JSON.stringify(slice) })) found.add(id);
  }
  return found;
};

const raise = prepareQuery((query, p: { ids: string }, features) =>
  query
    .updateTable('recipe_organization')
    .set({ revision: sql<number>`revision + 1` })
    .where('entry_id', 'in', jsonArrayItems(features, p.ids)),
);

/** Increases the revision of each organization; the transaction has locked them. */
export const incrementOrganizationRevisions = (tx: Tx, ids: readonly EntryId[]): void => {
  if (ids.length > 0) raise.defer(tx, { ids: JSON.stringify(ids) });
};
