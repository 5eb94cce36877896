import { record } from '../../platform/audit/audit.ts';
import { instantOf } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Precondition } from '../../platform/http/precondition.ts';
import { setAsideDeliveries, takeUpDeliveries } from './delivery.store.ts';
import { checkEventTypes, patternsFor } from './event-types.ts';
import { checkReceiver } from './receiver-address.ts';
import type { ReceiverRules } from './receiver-address.ts';
import { holdWebhook, homeOf } from './webhook-home.ts';
import type { ManagerScope } from './webhook-home.ts';
import type { WebhookId, WebhookInput } from './webhook.schemas.ts';
import { setPatterns, updateWebhook } from './webhook.store.ts';
import type { WebhookRow } from './webhook.store.ts';

/**
 * Changes a webhook. Disabling it parks its queued deliveries; enabling it makes them due and resets its failures.
 * Waiting deliveries go to the new URL.
 */
export const replaceWebhook = async (
  tx: Tx,
  scope: ManagerScope,
  rules: ReceiverRules,
  id: WebhookId,
  { name, url, enabled, event_types }: WebhookInput,
  precondition: Precondition,
): Promise<WebhookRow> => {
  const before = await holdWebhook(tx, scope, id);
  checkReceiver(url, rules);
  checkEventTypes(event_types, homeOf(scope) === null ? 'instance' : 'library');
  precondition.check(before.revision);
  const isTurnedOn = enabled && before.enabled === 0;
  const now = instantOf(scope.clock);
  const webhook: WebhookRow = {
    ...before,
    name: name.trim(),
    url,
    enabled: Number(enabled),
    event_types: event_types === null ? null : JSON.stringify(event_types),
    ...(isTurnedOn && { consecutive_failures: 0 }),
    ...(enabled && { pause_reason: null }),
    updated_at: now,
    revision: before.revision + 1,
    updated_by: scope.userId,
  };
  updateWebhook(tx, webhook);
  await setPatterns(tx, id, patternsFor(event_types));
  if (isTurnedOn) await takeUpDeliveries(tx, id, now);
  if (!enabled) await setAsideDeliveries(tx, id);
  record(tx, scope, { action: 'webhook.updated', target: { type: 'webhook', id } });
  return webhook;
};
