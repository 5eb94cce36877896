import type { AuditActionKinds } from '../../platform/audit/audit-actions.ts';

export const importAuditActions = {
  'import-preview.created': 'owners',
  'import-preview.discarded': 'owners',
  'recipe.imported': 'owners',
} as const satisfies AuditActionKinds;

type ImportAuditActions = typeof importAuditActions;

declare module '../../platform/audit/audit-actions.ts' {
  interface AuditActions extends ImportAuditActions {}
}
