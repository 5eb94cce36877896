import { recordAudit } from '../../platform/audit/audit.ts';
import { getCurrentInstant } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { collapseWhitespace } from '../../platform/text/collapse-whitespace.ts';
import { checkEventTypes, toStoredPatterns } from './event-types.ts';
import { checkReceiverUrl } from './receiver-url.ts';
import { generateSigningSecret } from './signature.ts';
import { getOwnerInScope } from './webhook-owner.ts';
import type { LibraryOrInstanceScope } from './webhook-owner.ts';
import type { WebhookRules } from './webhook-rules.ts';
import type { WebhookId, WebhookInput } from './webhook.schemas.ts';
import { insertWebhookRow, listWebhooks, replacePatterns } from './webhook.store.ts';
import type { WebhookRow } from './webhook.store.ts';

/** Bounded, because every change checks all webhooks within its own transaction. */
export const MAX_WEBHOOKS = 50;

/** Subscribes a receiver to future events. The returned row contains the secret, which is shown only this once. */
export const createWebhook = async (
  tx: Tx,
  scope: LibraryOrInstanceScope,
  rules: WebhookRules,
  { name, url, enabled, event_types }: WebhookInput,
): Promise<WebhookRow> => {
  const owner = getOwnerInScope(scope);
  checkReceiverUrl(url, rules);
  checkEventTypes(event_types, rules.events, owner === null ? 'instance' : 'library');
  if ((await listWebhooks(tx, owner)).length >= MAX_WEBHOOKS) {
    throw new Problem('too-many-webhooks', { params: { maximum: MAX_WEBHOOKS } });
  }
  const now = getCurrentInstant(scope.clock);
  const id = scope.newId<WebhookId>();
  const webhook: WebhookRow = {
    id,
    library_id: owner,
    name: collapseWhitespace(name),
    url,
    enabled: Number(enabled),
    event_types: event_types === null ? null : JSON.stringify(event_types),
    secret: generateSigningSecret(),
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
  await insertWebhookRow(tx, webhook);
  await replacePatterns(tx, id, toStoredPatterns(event_types));
  recordAudit(tx, scope, { action: 'webhook.created', target: { type: 'webhook', id } });
  return webhook;
};
