import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import type { Db, Tx } from '../../platform/db/database.ts';
import { itemsOf } from '../../platform/db/json.ts';
import { pick, prepared } from '../../platform/db/prepared.ts';
import type { Query } from '../../platform/db/prepared.ts';
import type { WebhookTables } from '../../platform/db/tables/webhooks.ts';
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
export type Home = LibraryId | null;

const isAt = (query: Query, home: Home) =>
  query
    .selectFrom('webhook')
    .select(columns)
    .where('library_id', home === null ? 'is' : '=', home);

const ofLibrary = prepared((query, p: { home: LibraryId }) => isAt(query, p.home).orderBy('id'));
const ofInstance = prepared((query, _p: object) => isAt(query, null).orderBy('id'));

/** Oldest first. */
export const listWebhooks = (db: Db, home: Home): Promise<readonly WebhookRow[]> =>
  home === null ? ofInstance.all(db, {}) : ofLibrary.all(db, { home });

const one = prepared((query, p: { id: WebhookId }) =>
  query.selectFrom('webhook').select(columns).where('id', '=', p.id),
);

// A lock that still allows deliveries to be queued; otherwise every change of the library would wait for it.
const locked = prepared((query, p: { id: WebhookId }, { hasRowLocks }) =>
  query
    .selectFrom('webhook')
    .select(columns)
    .where('id', '=', p.id)
    .$if(hasRowLocks, (select) => select.forNoKeyUpdate()),
);

const at = (row: WebhookRow | undefined, home: Home): WebhookRow | undefined =>
  row?.library_id === home ? row : undefined;

export const findWebhook = async (db: Db, home: Home, id: WebhookId): Promise<WebhookRow | undefined> =>
  at(await one.first(db, { id }), home);

/** SQL condition: excludes webhooks of deleted libraries, whose rows may still exist. */
export const isInUse = (webhook: string): RawBuilder<boolean> => sql<boolean>`not exists (
  select 1 from library where library.id = ${sql.ref(`${webhook}.library_id`)} and library.deleted_at is not null)`;

const used = prepared((query, p: { id: WebhookId }) =>
  query.selectFrom('webhook').select(columns).where('id', '=', p.id).where(isInUse('webhook')),
);

/** Finds a webhook of any owner that is still delivered to. */
export const findUsedWebhook = (db: Db, id: WebhookId): Promise<WebhookRow | undefined> => used.first(db, { id });

const any = prepared((query, _p: object) => query.selectFrom('webhook').select('id').limit(1));

export const hasWebhooks = async (db: Db): Promise<boolean> => (await any.first(db, {})) !== undefined;

/** Locks the webhook until the transaction ends. */
export const lockWebhook = async (tx: Tx, home: Home, id: WebhookId): Promise<WebhookRow | undefined> =>
  at(await locked.first(tx, { id }), home);

/** The same for a webhook of any owner. */
export const lockAnyWebhook = (tx: Tx, id: WebhookId): Promise<WebhookRow | undefined> => locked.first(tx, { id });

const insert = prepared((query, p: WebhookRow) => query.insertInto('webhook').values(pick(p, columns)));

export const insertWebhook = async (tx: Tx, row: WebhookRow): Promise<void> => void (await insert.run(tx, row));

const update = prepared((query, p: WebhookRow) =>
  query.updateTable('webhook').set(pick(p, changing)).where('id', '=', p.id),
);

export const updateWebhook = (tx: Tx, row: WebhookRow): void => update.defer(tx, row);

const setFailures = prepared((query, p: { id: WebhookId; failures: number }) =>
  query.updateTable('webhook').set({ consecutive_failures: p.failures }).where('id', '=', p.id),
);

/** The revision stays the same, because a count is not a user's change. */
export const countFailures = (tx: Tx, id: WebhookId, failures: number): void => setFailures.defer(tx, { id, failures });

const remove = prepared((query, p: { id: WebhookId }) => query.deleteFrom('webhook').where('id', '=', p.id));

export const deleteWebhook = (tx: Tx, id: WebhookId): void => remove.defer(tx, { id });

const removePatterns = prepared((query, p: { id: WebhookId }) =>
  query.deleteFrom('webhook_pattern').where('webhook_id', '=', p.id),
);

const insertPatterns = prepared(
  (_query, p: { id: WebhookId; patterns: string }, traits) => sql<never>`
    insert into webhook_pattern (webhook_id, pattern)
    select ${p.id}, pattern.value from ${itemsOf(traits, p.patterns)} as pattern`,
);

export const setPatterns = async (tx: Tx, id: WebhookId, patterns: readonly string[]): Promise<void> => {
  await removePatterns.run(tx, { id });
  await insertPatterns.run(tx, { id, patterns: JSON.stringify(patterns) });
};
