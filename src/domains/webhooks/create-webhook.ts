import { record } from '../../platform/audit/audit.ts';
import { instantOf } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { checkEventTypes, patternsFor } from './event-types.ts';
import { checkReceiver } from './receiver-address.ts';
import type { ReceiverRules } from './receiver-address.ts';
import { newSigningSecret } from './signature.ts';
import { homeOf } from './webhook-home.ts';
import type { ManagerScope } from './webhook-home.ts';
import type { WebhookId, WebhookInput } from './webhook.schemas.ts';
import { insertWebhook, listWebhooks, setPatterns } from './webhook.store.ts';
import type { WebhookRow } from './webhook.store.ts';

/** Bounded, because every change checks all webhooks within its own transaction. */
const MOST_WEBHOOKS = 50;

/** Subscribes a receiver to future events. The returned row contains the secret, which is shown only this once. */
export const createWebhook = async (
  tx: Tx,
  scope: ManagerScope,
  rules: ReceiverRules,
  { name, url, enabled, event_types }: WebhookInput,
): Promise<WebhookRow> => {
  const home = homeOf(scope);
  checkReceiver(url, rules);
  checkEventTypes(event_types, home === null ? 'instance' : 'library');
  if ((await listWebhooks(tx, home)).length >= MOST_WEBHOOKS) {
    throw new Problem('too-many-webhooks', { params: { maximum: MOST_WEBHOOKS } });
  }
  const now = instantOf(scope.clock);
  const id = scope.newId<WebhookId>();
  const webhook: WebhookRow = {
    id,
    library_id: home,
    name: name.trim(),
    url,
    enabled: Number(enabled),
    event_types: event_types === null ? null : JSON.stringify(event_types),
    secret: newSigningSecret(),
    previous_secret: null,
    previous_until: null,
    consecutive_failures: 0,
    pause_reason: null,
    created_at: now,
    updated_at: now,
    secret_rotated_at: now,
    revision: 1,
    updated_by: scope.userId,
  };
  await insertWebhook(tx, webhook);
  await setPatterns(tx, id, patternsFor(event_types));
  record(tx, scope, { action: 'webhook.created', target: { type: 'webhook', id } });
  return webhook;
};
