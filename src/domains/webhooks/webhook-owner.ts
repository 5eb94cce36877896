import type { Clock } from '../../platform/clock/clock.ts';
import type { AccountScope, LibraryScope } from '../../platform/http/scope.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { asId } from '../../platform/ids/ids.ts';
import type { LibraryId, UserId } from '../../platform/ids/ids.ts';
import { emitEvent, emitInstanceEvent } from '../../platform/outbox/outbox.ts';
import type { WebhookId } from './webhook.schemas.ts';
import { lockWebhook } from './webhook.store.ts';
import type { WebhookOwner, WebhookRow } from './webhook.store.ts';

/** Owners manage the webhooks of their library, administrators those of the instance. */
export type LibraryOrInstanceScope = LibraryScope | AccountScope;

export const getOwnerInScope = (scope: LibraryOrInstanceScope): WebhookOwner =>
  'libraryId' in scope ? scope.libraryId : null;

/** Locks the webhook until the transaction ends, or throws 404. */
export const lockWebhookOrThrow = async (tx: Tx, scope: LibraryOrInstanceScope, id: WebhookId): Promise<WebhookRow> => {
  const webhook = await lockWebhook(tx, getOwnerInScope(scope), id);
  if (webhook === undefined) throw new Problem('webhook-not-found');
  return webhook;
};

/** Actor of changes made by the service itself. */
const NO_USER = asId<UserId>('');

/** Announces that the service has paused a webhook. */
export const announcePause = (tx: Tx, clock: Clock, { id, library_id, revision }: WebhookRow): void => {
  const happening = { type: 'webhook.paused', resource: { type: 'webhook', id, revision } } as const;
  const actor = { clock, userId: NO_USER };
  if (library_id === null) emitInstanceEvent(tx, actor, happening);
  else emitEvent(tx, { ...actor, libraryId: asId<LibraryId>(library_id) }, happening);
};
