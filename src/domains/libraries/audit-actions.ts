import type { AuditActionKinds } from '../../platform/audit/audit-actions.ts';

export const libraryAuditActions = {
  'library.created': 'both',
  'library.deleted': 'both',
  'invitation.created': 'owners',
  'invitation.accepted': 'owners',
  'invitation.revoked': 'owners',
  'member.added': 'owners',
  'member.changed': 'owners',
  'member.removed': 'owners',
} as const satisfies AuditActionKinds;

type LibraryAuditActions = typeof libraryAuditActions;

declare module '../../platform/audit/audit-actions.ts' {
  interface AuditActions extends LibraryAuditActions {}
}
