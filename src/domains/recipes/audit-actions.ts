import type { AuditActionKinds } from '../../platform/audit/audit-actions.ts';

export const recipeAuditActions = {
  'recipe.purged': 'owners',
} as const satisfies AuditActionKinds;

type RecipeAuditActions = typeof recipeAuditActions;

declare module '../../platform/audit/audit-actions.ts' {
  interface AuditActions extends RecipeAuditActions {}
}
