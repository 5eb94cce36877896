import { recordAudit } from '../../platform/audit/audit.ts';
import { instantAfter, getCurrentInstant } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { generateSigningSecret } from './signature.ts';
import { lockWebhookOrThrow } from './webhook-owner.ts';
import type { LibraryOrInstanceScope } from './webhook-owner.ts';
import type { WebhookId } from './webhook.schemas.ts';
import { updateWebhookRow } from './webhook.store.ts';
import type { WebhookRow } from './webhook.store.ts';

/** How long the previous secret also signs, so that a receiver can switch without missing a delivery. */
const OVERLAP_MS = 24 * 3_600_000;

/** Gives a webhook a new secret, which is shown only this once. */
export const rotateSecret = async (tx: Tx, scope: LibraryOrInstanceScope, id: WebhookId): Promise<WebhookRow> => {
  const before = await lockWebhookOrThrow(tx, scope, id);
  const now = getCurrentInstant(scope.clock);
  const webhook: WebhookRow = {
    ...before,
    secret: generateSigningSecret(),
    previous_secret: before.secret,
    previous_until: instantAfter(scope.clock, OVERLAP_MS),
    secret_rotated_at: now,
    updated_at: now,
    revision: before.revision + 1,
    updated_by: scope.userId,
  };
  updateWebhookRow(tx, webhook);
  recordAudit(tx, scope, { action: 'webhook.secret-rotated', target: { type: 'webhook', id } });
  return webhook;
};
