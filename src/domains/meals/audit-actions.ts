import type { AuditActionKinds } from '../../platform/audit/audit-actions.ts';

export const mealAuditActions = {
  'calendar.created': 'owners',
  'calendar.revoked': 'owners',
} as const satisfies AuditActionKinds;

type MealAuditActions = typeof mealAuditActions;

declare module '../../platform/audit/audit-actions.ts' {
  interface AuditActions extends MealAuditActions {}
}
