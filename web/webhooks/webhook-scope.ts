import { useAccount, usePermissions } from '../api/account.ts';
import type { WebhookScope } from './webhooks.api.ts';

/** The routes for each scope. */
export const webhookRoutes = {
  library: { list: '/library/webhooks', one: '/library/webhooks/$webhookId' },
  instance: { list: '/instance/webhooks', one: '/instance/webhooks/$webhookId' },
} as const satisfies Record<WebhookScope, object>;

/** Webhooks of a library are managed by its owners, those of the instance by administrators. */
export const useCanManageWebhooks = (scope: WebhookScope): boolean => {
  const { user } = useAccount();
  const { isOwner } = usePermissions();
  return scope === 'library' ? isOwner : user?.instance_admin === true;
};
