import { queryOptions } from '@tanstack/react-query';

import type { DeliveryBody, WebhookBody, WebhookInput, WebhookWithSecret } from '../../src/domains/webhooks/index.ts';
import { get, send } from '../api/client.ts';
import { create } from '../api/create.ts';
import { refreshAfter } from './refresh-after.ts';

export type Webhook = WebhookBody;
export type Delivery = DeliveryBody;
export type { WebhookInput, WebhookWithSecret } from '../../src/domains/webhooks/index.ts';

/** Whose webhooks: those of the library in force, or those of the instance. Everything else is the same for both. */
export type Home = 'library' | 'instance';

const paths = { library: '/webhooks', instance: '/instance-webhooks' } as const;

export const webhooksQuery = (home: Home) =>
  queryOptions({
    queryKey: ['webhook', 'list', home],
    queryFn: async ({ signal }) =>
      (await get<{ readonly webhooks: readonly Webhook[] }>(paths[home], { signal })).webhooks,
    // Only that one is paused is told by an event; its failures are not.
    staleTime: 0,
  });

export const webhookQuery = (home: Home, id: string) =>
  queryOptions({
    queryKey: ['webhook', id, home],
    queryFn: ({ signal }) => get<Webhook>(`${paths[home]}/${id}`, { signal }),
    staleTime: 0,
  });

export const DELIVERIES_SHOWN = 25;
/** The service lists no further. */
export const DELIVERIES_FURTHEST = 1000;

export const deliveriesQuery = (home: Home, id: string, offset: number) =>
  queryOptions({
    queryKey: ['webhook', id, home, 'deliveries', offset],
    queryFn: async ({ signal }) => {
      // One more than is shown tells whether there are older ones.
      const query = { offset, limit: DELIVERIES_SHOWN + 1 };
      return (await get<readonly Delivery[] | null>(`${paths[home]}/${id}/deliveries`, { query, signal })) ?? [];
    },
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => refreshAfter(data ?? [], Date.now()),
  });

export const createWebhook = (home: Home, input: WebhookInput): Promise<WebhookWithSecret> =>
  create<WebhookWithSecret>(paths[home], input);

export const replaceWebhook = async (home: Home, { id, revision }: Webhook, body: WebhookInput): Promise<Webhook> =>
  (await send<Webhook>('PUT', `${paths[home]}/${id}`, { body, ifMatch: revision })).body;

export const deleteWebhook = async (home: Home, { id, revision }: Webhook): Promise<void> =>
  void (await send('DELETE', `${paths[home]}/${id}`, { ifMatch: revision }));

export const rotateSecret = async (home: Home, id: string): Promise<WebhookWithSecret> =>
  (await send<WebhookWithSecret>('POST', `${paths[home]}/${id}/rotate-secret`)).body;

export const testWebhook = async (home: Home, id: string): Promise<Delivery> =>
  (await send<Delivery>('POST', `${paths[home]}/${id}/test`)).body;

export const resendDelivery = async (home: Home, id: string, delivery: string): Promise<Delivery> =>
  (await send<Delivery>('POST', `${paths[home]}/${id}/deliveries/${delivery}/resend`)).body;

/** What a webhook is, without what the service adds. */
export const inputOf = ({ name, url, enabled, event_types }: Webhook): WebhookInput => ({
  name,
  url,
  enabled,
  event_types,
});
