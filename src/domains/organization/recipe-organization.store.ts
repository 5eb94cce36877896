import { sql } from 'kysely';

import type { Tx } from '../../platform/db/database.ts';
import { itemsOf } from '../../platform/db/json.ts';
import { pick, prepared } from '../../platform/db/prepared.ts';
import { sliceItems } from '../../platform/db/slices.ts';
import type { OrganizationTables } from '../../platform/db/tables/organization.ts';
import type { EntryId, LibraryId } from '../../platform/ids/ids.ts';
import { organizationJson } from './filing.store.ts';
import type { Organization } from './recipe-organization.schemas.ts';

// Lock order, to avoid deadlocks: tags, facets and books before the recipes they are assigned to, and several of a kind
// by ascending id. All locks are taken before the last statement of the transaction, which locks the event counter
// first and then writes the deferred rows.

type OrganizationRow = OrganizationTables['recipe_organization'];

const insert = prepared((query, p: OrganizationRow) =>
  query.insertInto('recipe_organization').values(pick(p, ['entry_id', 'library_id', 'revision'])),
);

export const insertOrganization = (tx: Tx, row: OrganizationRow): void => insert.defer(tx, row);

const locked = prepared((query, p: { library: LibraryId; id: EntryId }, { hasRowLocks }) =>
  query
    .selectFrom('recipe_organization')
    .select('entry_id')
    .where('entry_id', '=', p.id)
    .where('library_id', '=', p.library)
    .$if(hasRowLocks, (select) => select.forNoKeyUpdate()),
);

const organization = prepared((query, p: { id: EntryId }, traits) =>
  query
    .selectFrom('recipe_organization')
    .select(organizationJson(traits, 'recipe_organization.entry_id').as('json'))
    .where('entry_id', '=', p.id),
);

/** Locks the organization of a recipe until the transaction ends. Undefined if the library has no such recipe. */
export const lockOrganization = async (tx: Tx, library: LibraryId, id: EntryId): Promise<Organization | undefined> => {
  if ((await locked.first(tx, { library, id })) === undefined) return undefined;
  // A separate statement, because one that waits for a lock reads other tables as they were before it waited.
  const row = await organization.first(tx, { id });
  return row && (JSON.parse(row.json) as Organization);
};

const some = prepared((query, p: { library: LibraryId; ids: string }, traits) =>
  query
    .selectFrom('recipe_organization')
    .select((expressions) => expressions.ref('entry_id').$castTo<EntryId>().as('id'))
    .where('library_id', '=', p.library)
    .where('entry_id', 'in', itemsOf(traits, p.ids))
    .orderBy('entry_id')
    .$if(traits.hasRowLocks, (select) => select.forNoKeyUpdate()),
);

/** Locks any number of organizations and returns those that exist in the library. */
export const lockOrganizations = async (
  tx: Tx,
  library: LibraryId,
  ids: readonly EntryId[],
): Promise<ReadonlySet<EntryId>> => {
  const found = new Set<EntryId>();
  // Sorted, so that all transactions lock in the same order, slice by slice.
  for await (const slice of sliceItems(ids.toSorted())) {
    for (const { id } of await some.all(tx, { library, ids: JSON.stringify(slice) })) found.add(id);
  }
  return found;
};

const raise = prepared((query, p: { ids: string }, traits) =>
  query
    .updateTable('recipe_organization')
    .set({ revision: sql<number>`revision + 1` })
    .where('entry_id', 'in', itemsOf(traits, p.ids)),
);

/** Increases the revision of each organization; the transaction has locked them. */
export const raiseOrganizations = (tx: Tx, ids: readonly EntryId[]): void => {
  if (ids.length > 0) raise.defer(tx, { ids: JSON.stringify(ids) });
};
