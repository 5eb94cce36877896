import { sql } from 'kysely';

import type { Db, Tx } from '../../../platform/db/database.ts';
import { jsonArrayItems, jsonArrayRows } from '../../../platform/db/json.ts';
import { prepareQuery } from '../../../platform/db/prepared-query.ts';
import type { KeptSelection, Requirement, ShoppingItem } from './list.schemas.ts';
import type { ListKey } from './list.store.ts';

interface Content {
  readonly content: string;
}

type Kind = 'item' | 'requirement';

/** An archived requirement with its selection. */
export interface ArchivedRequirement {
  readonly requirement: Requirement;
  readonly selection?: KeptSelection;
}

const named = prepareQuery((query, p: ListKey & { kind: Kind; ids: string }, features) =>
  query
    .selectFrom('shopping_rest')
    .select('content')
    .where('library_id', '=', p.library)
    .where('list_id', '=', p.id)
    .where('kind', '=', p.kind)
    .where('id', 'in', jsonArrayItems(features, p.ids)),
);

const parsed = <T>(rows: readonly Content[]): readonly T[] => rows.map(({ content }) => JSON.parse(content) as T);

/** Those of the given items that are archived. */
export const findArchivedItems = async (
  db: Db,
  key: ListKey,
  ids: readonly string[],
): Promise<readonly ShoppingItem[]> => parsed(await named.all(db, { ...key, kind: 'item', ids: JSON.stringify(ids) }));

/** Those of the given requirements that are archived. */
export const findArchivedRequirements = async (
  db: Db,
  key: ListKey,
  ids: readonly string[],
): Promise<readonly ArchivedRequirement[]> =>
  parsed(await named.all(db, { ...key, kind: 'requirement', ids: JSON.stringify(ids) }));

const ofOrigins = prepareQuery((query, p: ListKey & { origins: string }, features) =>
  query
    .selectFrom('shopping_rest')
    .select('content')
    .where('library_id', '=', p.library)
    .where('list_id', '=', p.id)
    .where('origin', 'in', jsonArrayItems(features, p.origins)),
);

/** The archived requirements of some portions and meals. */
export const findArchivedRequirementsByOrigin = async (
  db: Db,
  key: ListKey,
  origins: readonly string[],
): Promise<readonly ArchivedRequirement[]> =>
  parsed(await ofOrigins.all(db, { ...key, origins: JSON.stringify(origins) }));

const insert = prepareQuery(
  (_query, p: ListKey & { rows: string }, features) => sql<never>`
    insert into shopping_rest (library_id, list_id, kind, id, origin, content)
    select cast(${p.library} as text), cast(${p.id} as text), kind, id, origin, content
    from ${jsonArrayRows(features, p.rows, { kind: 'text', id: 'text', origin: 'text', content: 'text' })}`,
);

/** An item or requirement to archive. */
export interface ArchiveRow {
  readonly kind: Kind;
  readonly id: string;
  readonly origin: string;
  readonly content: string;
}

export const insertArchived = (tx: Tx, key: ListKey, rows: readonly ArchiveRow[]): void => {
  if (rows.length > 0) insert.defer(tx, { ...key, rows: JSON.stringify(rows) });
};

const remove = prepareQuery((query, p: ListKey & { kind: Kind; ids: string }, features) =>
  query
    .deleteFrom('shopping_rest')
    .where('library_id', '=', p.library)
    .where('list_id', '=', p.id)
    .where('kind', '=', p.kind)
    .where('id', 'in', jsonArrayItems(features, p.ids)),
);

/**
 * Runs immediately instead of at the end of the transaction, because the same change may archive a restored row again.
 */
export const deleteArchived = async (tx: Tx, key: ListKey, kind: Kind, ids: readonly string[]): Promise<void> =>
  void (await remove.run(tx, { ...key, kind, ids: JSON.stringify(ids) }));
