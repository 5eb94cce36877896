import { queryOptions } from '@tanstack/react-query';

import type { DeliveryBody, WebhookBody, WebhookInput, WebhookWithSecret } from '../../src/domains/webhooks/index.ts';
import { get, send } from '../api/client.ts';
import { create } from '../api/create.ts';
import { getRefreshDelay } from './refresh-delay.ts';

export type Webhook = WebhookBody;
export type Delivery = DeliveryBody;
export type { WebhookInput, WebhookWithSecret } from '../../src/domains/webhooks/index.ts';

/** The scope of webhooks: the current library or the instance. Everything else is the same. */
export type WebhookScope = 'library' | 'instance';

const paths = { library: '/webhooks', instance: '/instance-webhooks' } as const;

export const webhooksQuery = (scope: WebhookScope) =>
  queryOptions({
    queryKey: ['webhook', 'list', scope],
    queryFn: async ({ signal }) => (await get<{ readonly items: readonly Webhook[] }>(paths[scope], { signal })).items,
    // There is an event for pausing, but not for failures.
    staleTime: 0,
  });

export const webhookQuery = (scope: WebhookScope, id: string) =>
  queryOptions({
    queryKey: ['webhook', id, scope],
    queryFn: ({ signal }) => get<Webhook>(`${paths[scope]}/${id}`, { signal }),
    staleTime: 0,
  });

export const DELIVERIES_PER_PAGE = 25;
/** The service lists no more than this. */
export const MAX_DELIVERIES_OFFSET = 1000;

export const deliveriesQuery = (scope: WebhookScope, id: string, offset: number) =>
  queryOptions({
    queryKey: ['webhook', id, scope, 'deliveries', offset],
    queryFn: async ({ signal }) => {
      // One more than is shown, to know whether there are older ones.
      const query = { offset, limit: DELIVERIES_PER_PAGE + 1 };
      return (await get<readonly Delivery[] | null>(`${paths[scope]}/${id}/deliveries`, { query, signal })) ?? [];
    },
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => getRefreshDelay(data ?? [], Date.now()),
  });

export const createWebhook = (scope: WebhookScope, input: WebhookInput): Promise<WebhookWithSecret> =>
  create<WebhookWithSecret>(paths[scope], input);

export const replaceWebhook = async (
  scope: WebhookScope,
  { id, revision }: Webhook,
  body: WebhookInput,
): Promise<Webhook> => (await send<Webhook>('PUT', `${paths[scope]}/${id}`, { body, ifMatch: revision })).body;

export const deleteWebhook = async (scope: WebhookScope, { id, revision }: Webhook): Promise<void> =>
  void (await send('DELETE', `${paths[scope]}/${id}`, { ifMatch: revision }));

export const rotateSecret = async (scope: WebhookScope, id: string): Promise<WebhookWithSecret> =>
  (await send<WebhookWithSecret>('POST', `${paths[scope]}/${id}/rotate-secret`)).body;

export const testWebhook = async (scope: WebhookScope, id: string): Promise<Delivery> =>
  (await send<Delivery>('POST', `${paths[scope]}/${id}/test`)).body;

export const resendDelivery = async (scope: WebhookScope, id: string, delivery: string): Promise<Delivery> =>
  (await send<Delivery>('POST', `${paths[scope]}/${id}/deliveries/${delivery}/resend`)).body;

/** A webhook without what the service adds. */
export const toWebhookInput = ({ name, url, enabled, event_types }: Webhook): WebhookInput => ({
  name,
  url,
  enabled,
  event_types,
});
