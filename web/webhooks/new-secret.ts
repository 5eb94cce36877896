import { queryOptions, skipToken } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { webhookQuery } from './webhooks.api.ts';
import type { WebhookScope, WebhookWithSecret } from './webhooks.api.ts';

/**
 * A secret that was just created, in the memory of this page only: it stays on the page of its webhook until the user
 * confirms having it, so that a click outside a dialog cannot lose it. Empty if it was lost in transit, null
 * afterwards.
 */
export const newSecretQuery = (id: string) =>
  queryOptions<string | null>({ queryKey: ['webhook-secret', id], queryFn: skipToken });

/** Caches a webhook with its new secret. */
export const storeNewSecret = (
  client: QueryClient,
  scope: WebhookScope,
  { webhook, secret = '' }: WebhookWithSecret,
): void => {
  client.setQueryData(webhookQuery(scope, webhook.id).queryKey, webhook);
  client.setQueryData(newSecretQuery(webhook.id).queryKey, secret);
};

export const clearNewSecret = (client: QueryClient, id: string): void =>
  void client.setQueryData(newSecretQuery(id).queryKey, null);
