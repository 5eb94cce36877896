import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import type { Db, Tx } from '../../platform/db/database.ts';
import { jsonArrayItems } from '../../platform/db/json.ts';
import { pickColumns, prepareQuery } from '../../platform/db/prepared-query.ts';
import type { QueryBuilder } from '../../platform/db/prepared-query.ts';
import type { WebhookTables } from './webhooks.tables.ts';
import type { LibraryId } from '../../platform/ids/ids.ts';
import type { WebhookId } from './webhook.schemas.ts';

export type WebhookRow = WebhookTables['webhook'];

/** The columns of a webhook that may change. */
const changing = [
  'name',
  'url',
  'enabled',
  'event_types',
  'secret',
  'previous_secret',
  'previous_until',
  'consecutive_failures',
  'pause_reason',
  'updated_at',
  'secret_rotated_at',
  'revision',
  'updated_by',
] as const;

const columns = ['id', 'library_id', 'created_at', ...changing] as const;

/** The owner of webhooks: a library, or null for the instance. */
export type WebhookOwner = LibraryId | null;

const isAt = (query: QueryBuilder, owner: WebhookOwner) =>
  query
    .selectFrom('webhook')
    .select(columns)
    .where('library_id', owner === null ? 'is' : '=', owner);

const ofLibrary = prepareQuery((query, p: { home: LibraryId }) => isAt(query, p.home).orderBy('id'));
const ofInstance = prepareQuery((query, _p: object) => isAt(query, null).orderBy('id'));

/** Oldest first. */
export const listWebhooks = (db: Db, owner: WebhookOwner): Promise<readonly WebhookRow[]> =>
  owner === null ? ofInstance.all(db, {}) : ofLibrary.all(db, { home: owner });

const one = prepareQuery((query, p: { id: WebhookId }) =>
  query.selectFrom('webhook').select(columns).where('id', '=', p.id),
);

// A lock that still allows deliveries to be queued; otherwise every change of the library would wait for it.
const locked = prepareQuery((query, p: { id: WebhookId }, { hasRowLocks }) =>
  query
    .selectFrom('webhook')
    .select(columns)
    .where('id', '=', p.id)
    .$if(hasRowLocks, (select) => select.forNoKeyUpdate()),
);

const at = (row: WebhookRow | undefined, owner: WebhookOwner): WebhookRow | undefined =>
  row?.library_id === owner ? row : undefined;

export const findWebhook = async (db: Db, owner: WebhookOwner, id: WebhookId): Promise<WebhookRow | undefined> =>
  at(await one.first(db, { id }), owner);

/** SQL condition: excludes webhooks of deleted libraries, whose rows may still exist. */
export const isNotInDeletedLibrary = (webhook: string): RawBuilder<boolean> => sql<boolean>`not exists (
  select 1 from library where library.id = ${sql.ref(`${webhook}.library_id`)} and library.deleted_at is not null)`;

const used = prepareQuery((query, p: { ids: string }, features) =>
  query
    .selectFrom('webhook')
    .select(columns)
    .where('id', 'in', jsonArrayItems(features, p.ids))
    .where(isNotInDeletedLibrary('webhook')),
);

/** Webhooks of any owner that are still delivered to. */
export const listWebhooksOfLiveLibraries = (db: Db, ids: readonly string[]): Promise<readonly WebhookRow[]> =>
  used.all(db, { ids: JSON.stringify(ids) });

const any = prepareQuery((query, _p: object) => query.selectFrom('webhook').select('id').limit(1));

export const hasAnyWebhook = async (db: Db): Promise<boolean> => (await any.first(db, {})) !== undefined;

/** Locks the webhook until the transaction ends. */
export const lockWebhook = async (tx: Tx, owner: WebhookOwner, id: WebhookId): Promise<WebhookRow | undefined> =>
  at(await locked.first(tx, { id }), owner);

/** The same for a webhook of any owner. */
export const lockWebhookOfAnyOwner = (tx: Tx, id: WebhookId): Promise<WebhookRow | undefined> =>
  locked.first(tx, { id });

const insert = prepareQuery((query, p: WebhookRow) => query.insertInto('webhook').values(pickColumns(p, columns)));

export const insertWebhookRow = async (tx: Tx, row: WebhookRow): Promise<void> => void (await insert.run(tx, row));

const update = prepareQuery((query, p: WebhookRow) =>
  query.updateTable('webhook').set(pickColumns(p, changing)).where('id', '=', p.id),
);

export const updateWebhookRow = (tx: Tx, row: WebhookRow): void => update.defer(tx, row);

const setFailures = prepareQuery((query, p: { id: WebhookId; failures: number }) =>
  query.updateTable('webhook').set({ consecutive_failures: p.failures }).where('id', '=', p.id),
);

/** The revision stays the same, because a count is not a user's change. */
export const updateFailureCount = (tx: Tx, id: WebhookId, failures: number): void =>
  setFailures.defer(tx, { id, failures });

const remove = prepareQuery((query, p: { id: WebhookId }) => query.deleteFrom('webhook').where('id', '=', p.id));

export const deleteWebhook = (tx: Tx, id: WebhookId): void => remove.defer(tx, { id });

const removePatterns = prepareQuery((query, p: { id: WebhookId }) =>
  query.deleteFrom('webhook_pattern').where('webhook_id', '=', p.id),
);

const insertPatterns = prepareQuery(
  (_query, p: { id: WebhookId; patterns: string }, features) => sql<never>`
    insert into webhook_pattern (webhook_id, pattern)
    select ${p.id}, pattern.value from ${jsonArrayItems(features, p.patterns)} as pattern`,
);

export const replacePatterns = async (tx: Tx, id: WebhookId, patterns: readonly string[]): Promise<void> => {
  await removePatterns.run(tx, { id });
  await insertPatterns.run(tx, { id, patterns: JSON.stringify(patterns) });
};
