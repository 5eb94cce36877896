import { queryOptions, skipToken } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';

import { webhookQuery } from './webhooks.api.ts';
import type { Home, WebhookWithSecret } from './webhooks.api.ts';

/**
 * A secret that was just made, in the memory of this page alone: it stands on the screen of its webhook until somebody
 * says that they have it, so that no tap beside a dialog loses it. Empty where it was lost on the way, null afterwards.
 */
export const keptSecretQuery = (id: string) =>
  queryOptions<string | null>({ queryKey: ['webhook-secret', id], queryFn: skipToken });

/** Shows a webhook with the secret that came with it. */
export const keepSecret = (client: QueryClient, home: Home, { webhook, secret = '' }: WebhookWithSecret): void => {
  client.setQueryData(webhookQuery(home, webhook.id).queryKey, webhook);
  client.setQueryData(keptSecretQuery(webhook.id).queryKey, secret);
};

export const forgetSecret = (client: QueryClient, id: string): void =>
  void client.setQueryData(keptSecretQuery(id).queryKey, null);
