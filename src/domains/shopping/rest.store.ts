import { sql } from 'kysely';

import type { Db, Tx } from '../../platform/db/database.ts';
import { itemsOf, rowsOf } from '../../platform/db/json.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { KeptSelection, Requirement, ShoppingItem } from './list.schemas.ts';
import type { ListKey } from './list.store.ts';

interface Content {
  readonly content: string;
}

type Kind = 'item' | 'requirement';

/** An archived requirement with its selection. */
export interface RestingRequirement {
  readonly requirement: Requirement;
  readonly selection?: KeptSelection;
}

const named = prepared((query, p: ListKey & { kind: Kind; ids: string }, traits) =>
  query
    .selectFrom('shopping_rest')
    .select('content')
    .where('library_id', '=', p.library)
    .where('list_id', '=', p.id)
    .where('kind', '=', p.kind)
    .where('id', 'in', itemsOf(traits, p.ids)),
);

const parsed = <T>(rows: readonly Content[]): readonly T[] => rows.map(({ content }) => JSON.parse(content) as T);

/** Those of the given items that are archived. */
export const restingItems = async (db: Db, key: ListKey, ids: readonly string[]): Promise<readonly ShoppingItem[]> =>
  parsed(await named.all(db, { ...key, kind: 'item', ids: JSON.stringify(ids) }));

/** Those of the given requirements that are archived. */
export const restingRequirements = async (
  db: Db,
  key: ListKey,
  ids: readonly string[],
): Promise<readonly RestingRequirement[]> =>
  parsed(await named.all(db, { ...key, kind: 'requirement', ids: JSON.stringify(ids) }));

const ofOrigins = prepared((query, p: ListKey & { origins: string }, traits) =>
  query
    .selectFrom('shopping_rest')
    .select('content')
    .where('library_id', '=', p.library)
    .where('list_id', '=', p.id)
    .where('origin', 'in', itemsOf(traits, p.origins)),
);

/** The archived requirements of some portions and meals. */
export const restingOf = async (
  db: Db,
  key: ListKey,
  origins: readonly string[],
): Promise<readonly RestingRequirement[]> =>
  parsed(await ofOrigins.all(db, { ...key, origins: JSON.stringify(origins) }));

const insert = prepared(
  (_query, p: ListKey & { rows: string }, traits) => sql<never>`
    insert into shopping_rest (library_id, list_id, kind, id, origin, content)
    select cast(${p.library} as text), cast(${p.id} as text), kind, id, origin, content
    from ${rowsOf(traits, p.rows, { kind: 'text', id: 'text', origin: 'text', content: 'text' })}`,
);

/** An item or requirement to archive. */
export interface RestingRow {
  readonly kind: Kind;
  readonly id: string;
  readonly origin: string;
  readonly content: string;
}

export const insertResting = (tx: Tx, key: ListKey, rows: readonly RestingRow[]): void => {
  if (rows.length > 0) insert.defer(tx, { ...key, rows: JSON.stringify(rows) });
};

const remove = prepared((query, p: ListKey & { kind: Kind; ids: string }, traits) =>
  query
    .deleteFrom('shopping_rest')
    .where('library_id', '=', p.library)
    .where('list_id', '=', p.id)
    .where('kind', '=', p.kind)
    .where('id', 'in', itemsOf(traits, p.ids)),
);

/**
 * Runs immediately instead of at the end of the transaction, because the same change may archive a restored row again.
 */
export const removeResting = async (tx: Tx, key: ListKey, kind: Kind, ids: readonly string[]): Promise<void> =>
  void (await remove.run(tx, { ...key, kind, ids: JSON.stringify(ids) }));
