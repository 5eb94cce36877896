import type { AuditActionKinds } from '../../platform/audit/audit-actions.ts';

export const accountAuditActions = {
  'setup-link.created': 'administrators',
  'instance.set-up': 'administrators',
  'user.created': 'administrators',
  'user.renamed': 'administrators',
  'user.settings-changed': 'administrators',
  'user.disabled': 'administrators',
  'user.enabled': 'administrators',
  'session.created': 'administrators',
  'session.confirmed': 'administrators',
  'session.ended': 'administrators',
  'password.changed': 'administrators',
  'recovery-codes.created': 'administrators',
  'token.created': 'administrators',
  'token.deleted': 'administrators',
  'passkey.created': 'administrators',
  'passkey.renamed': 'administrators',
  'passkey.deleted': 'administrators',
  'identity.linked': 'administrators',
} as const satisfies AuditActionKinds;

type AccountAuditActions = typeof accountAuditActions;

declare module '../../platform/audit/audit-actions.ts' {
  interface AuditActions extends AccountAuditActions {}
}
