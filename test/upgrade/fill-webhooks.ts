import assert from 'node:assert/strict';

import type { DeliveryBody, WebhookBody } from '../../src/domains/webhooks/webhook.schemas.ts';
import type { TestClient } from '../support/client.ts';
import { eventually } from '../support/eventually.ts';
import type { Receiver } from '../support/receiver.ts';
import { accepted } from './accepted.ts';
import { plainPicture } from './fill-recipes.ts';

const WEBHOOKS = '/api/v1/webhooks';
const INSTANCE_WEBHOOKS = '/api/v1/instance-webhooks';

/** An unused address: a service on the fixture must not reach another process by accident. */
const NOWHERE = 'http://127.0.0.1:9/hook';

export interface Webhooks {
  /** Waits until each event has been delivered or rejected, then points the webhooks to the unused address. */
  settle(): Promise<void>;
  /** The enabled one. */
  readonly id: string;
}

/** Rejects requests to `/refused`, serves an image, and accepts everything else. */
export const prepareReceiver = async (receiver: Receiver): Promise<void> => {
  const picture = await plainPicture('#b23c17');
  receiver.answer = ({ path }, response) => {
    if (path === '/refused') response.writeHead(500).end();
    else if (path === '/cake.jpg') response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
    else response.writeHead(204).end();
  };
};

const subscribe = async (client: TestClient, at: string, input: object): Promise<WebhookBody> =>
  accepted(await client.post<{ webhook: WebhookBody }>(at, { enabled: true, ...input })).webhook;

const settleDeliveries = (client: TestClient, path: string, state: string): Promise<void> =>
  eventually(async () => {
    const deliveries = accepted(await client.get<DeliveryBody[]>(`${path}/deliveries`));
    return deliveries.length > 0 && deliveries.every((delivery) => delivery.state === state);
  }, `deliveries of ${path} that are ${state}`);

const redirect = async (client: TestClient, path: string, enabled: boolean): Promise<void> => {
  const { name, event_types } = accepted(await client.get<WebhookBody>(path));
  accepted(await client.put(path, { name, event_types, url: NOWHERE, enabled }));
};

/** A webhook that works, one whose receiver rejects deliveries, and one of the instance. */
export const fillWebhooks = async (client: TestClient, receiver: Receiver): Promise<Webhooks> => {
  const at = (path: string): string => new URL(path, receiver.url).href;
  const served = await subscribe(client, WEBHOOKS, {
    name: 'Kitchen display',
    url: at('/served'),
    event_types: ['tag.*', 'recipe.purged'],
  });
  accepted(await client.post(`${WEBHOOKS}/${served.id}/rotate-secret`, undefined));
  const refused = await subscribe(client, WEBHOOKS, {
    name: 'Broken',
    url: at('/refused'),
    event_types: ['facet.created'],
  });
  const ofInstance = await subscribe(client, INSTANCE_WEBHOOKS, {
    name: 'Monitoring',
    url: at('/instance'),
    event_types: ['library.*'],
  });
  accepted(await client.post(`${INSTANCE_WEBHOOKS}/${ofInstance.id}/test`, undefined));
  return {
    id: served.id,
    settle: async () => {
      const paths = {
        served: `${WEBHOOKS}/${served.id}`,
        refused: `${WEBHOOKS}/${refused.id}`,
        ofInstance: `${INSTANCE_WEBHOOKS}/${ofInstance.id}`,
      };
      await settleDeliveries(client, paths.served, 'succeeded');
      await settleDeliveries(client, paths.refused, 'retrying');
      await settleDeliveries(client, paths.ofInstance, 'succeeded');
      await redirect(client, paths.served, true);
      // Disabled, it keeps its queue, which a start would otherwise retry.
      await redirect(client, paths.refused, false);
      await redirect(client, paths.ofInstance, true);
      assert.ok(receiver.received.length > 0);
    },
  };
};
