import { recordAudit } from '../../platform/audit/audit.ts';
import { getCurrentInstant } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Precondition } from '../../platform/http/precondition.ts';
import { collapseWhitespace } from '../../platform/text/collapse-whitespace.ts';
import { clearDueTimes, makeUnscheduledDeliveriesDue } from './delivery.store.ts';
import { checkEventTypes, toStoredPatterns } from './event-types.ts';
import { checkReceiverUrl } from './receiver-url.ts';
import { lockWebhookOrThrow, getOwnerInScope } from './webhook-owner.ts';
import type { LibraryOrInstanceScope } from './webhook-owner.ts';
import type { WebhookRules } from './webhook-rules.ts';
import type { WebhookId, WebhookInput } from './webhook.schemas.ts';
import { replacePatterns, updateWebhookRow } from './webhook.store.ts';
import type { WebhookRow } from './webhook.store.ts';

/**
 * Changes a webhook. Disabling it parks its queued deliveries; enabling it makes them due and resets its failures.
 * Waiting deliveries go to the new URL.
 */
export const replaceWebhook = async (
  tx: Tx,
  scope: LibraryOrInstanceScope,
  rules: WebhookRules,
  id: WebhookId,
  { name, url, enabled, event_types }: WebhookInput,
  precondition: Precondition,
): Promise<WebhookRow> => {
  const before = await lockWebhookOrThrow(tx, scope, id);
  checkReceiverUrl(url, rules);
  checkEventTypes(event_types, rules.events, getOwnerInScope(scope) === null ? 'instance' : 'library');
  precondition.check(before.revision);
  const isTurnedOn = enabled && before.enabled === 0;
  const now = getCurrentInstant(scope.clock);
  const webhook: WebhookRow = {
    ...before,
    name: collapseWhitespace(name),
    url,
    enabled: Number(enabled),
    event_types: event_types === null ? null : JSON.stringify(event_types),
    ...(isTurnedOn && { consecutive_failures: 0 }),
    ...(enabled && { pause_reason: null }),
    updated_at: now,
    revision: before.revision + 1,
    updated_by: scope.userId,
  };
  updateWebhookRow(tx, webhook);
  await replacePatterns(tx, id, toStoredPatterns(event_types));
  if (isTurnedOn) await makeUnscheduledDeliveriesDue(tx, id, now);
  if (!enabled) await clearDueTimes(tx, id);
  recordAudit(tx, scope, { action: 'webhook.updated', target: { type: 'webhook', id } });
  return webhook;
};
