import type { AuditActionKinds } from '../../platform/audit/audit-actions.ts';

export const webhookAuditActions = {
  'webhook.created': 'either',
  'webhook.updated': 'either',
  'webhook.secret-rotated': 'either',
  'webhook.deleted': 'either',
} as const satisfies AuditActionKinds;

type WebhookAuditActions = typeof webhookAuditActions;

declare module '../../platform/audit/audit-actions.ts' {
  interface AuditActions extends WebhookAuditActions {}
}
