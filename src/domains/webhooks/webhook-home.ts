import type { Clock } from '../../platform/clock/clock.ts';
import type { AccountScope, LibraryScope } from '../../platform/http/scope.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { asId } from '../../platform/ids/ids.ts';
import type { LibraryId, UserId } from '../../platform/ids/ids.ts';
import { announce, announceToInstance } from '../../platform/outbox/outbox.ts';
import type { WebhookId } from './webhook.schemas.ts';
import { lockWebhook } from './webhook.store.ts';
import type { Home, WebhookRow } from './webhook.store.ts';

/** Who manages webhooks: an owner those of the library, an administrator those of the instance. */
export type ManagerScope = LibraryScope | AccountScope;

export const homeOf = (scope: ManagerScope): Home => ('libraryId' in scope ? scope.libraryId : null);

/** The webhook, held until the transaction ends, or 404. */
export const holdWebhook = async (tx: Tx, scope: ManagerScope, id: WebhookId): Promise<WebhookRow> => {
  const webhook = await lockWebhook(tx, homeOf(scope), id);
  if (webhook === undefined) throw new Problem('webhook-not-found');
  return webhook;
};

/** The service itself did it. */
const NOBODY = asId<UserId>('');

/** Tells whoever follows that the service has turned a webhook off. */
export const announcePause = (tx: Tx, clock: Clock, { id, library_id, revision }: WebhookRow): void => {
  const happening = { type: 'webhook.paused', resource: { type: 'webhook', id, revision } } as const;
  const actor = { clock, userId: NOBODY };
  if (library_id === null) announceToInstance(tx, actor, happening);
  else announce(tx, { ...actor, libraryId: asId<LibraryId>(library_id) }, happening);
};
