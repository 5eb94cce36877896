// Webhooks as their owner sees them.
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';

import type { DeliveryBody, WebhookBody } from '../../src/domains/webhooks/webhook.schemas.ts';
import type { TestClient } from '../support/client.ts';

const WEBHOOKS = '/api/v1/webhooks';
const PATIENCE_MS = 90_000;
const POLL_MS = 10;
const PAGE = 100;

/** A library's webhook, accessed as its owner. */
export class OwnedWebhook {
  readonly id: string;
  readonly #client: TestClient;
  readonly #input: object;

  constructor(client: TestClient, id: string, input: object) {
    this.#client = client;
    this.id = id;
    this.#input = input;
  }

  async read(): Promise<WebhookBody> {
    const { status, body } = await this.#client.get<WebhookBody>(`${WEBHOOKS}/${this.id}`);
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  }

  /** All deliveries, newest first. */
  async deliveries(): Promise<readonly DeliveryBody[]> {
    const all: DeliveryBody[] = [];
    for (;;) {
      const path = `${WEBHOOKS}/${this.id}/deliveries?offset=${all.length}&limit=${PAGE}`;
      const { status, body } = await this.#client.get<DeliveryBody[]>(path);
      assert.equal(status, 200, JSON.stringify(body));
      all.push(...body);
      if (body.length < PAGE) return all;
    }
  }

  /** Waits until its deliveries meet the condition. */
  async deliveriesWhere(
    isWanted: (deliveries: readonly DeliveryBody[]) => boolean,
    ms = PATIENCE_MS,
  ): Promise<readonly DeliveryBody[]> {
    const deadline = performance.now() + ms;
    for (;;) {
      const deliveries = await this.deliveries();
      if (isWanted(deliveries)) return deliveries;
      assert.ok(performance.now() < deadline, `the deliveries are still ${JSON.stringify(deliveries).slice(0, 2000)}`);
      await pause(POLL_MS);
    }
  }

  async turnOn(): Promise<void> {
    const { status, body } = await this.#client.put<WebhookBody>(`${WEBHOOKS}/${this.id}`, this.#input);
    assert.deepEqual([status, body.enabled, body.pause_reason, body.consecutive_failures], [200, true, undefined, 0]);
  }

  async turnOff(): Promise<void> {
    const off = { ...this.#input, enabled: false };
    const { status, body } = await this.#client.put<WebhookBody>(`${WEBHOOKS}/${this.id}`, off);
    assert.deepEqual([status, body.enabled], [200, false]);
  }

  async resend(delivery: string): Promise<void> {
    const { status, body } = await this.#client.post<DeliveryBody>(
      `${WEBHOOKS}/${this.id}/deliveries/${delivery}/resend`,
      undefined,
    );
    assert.deepEqual([status, body.id], [202, delivery], JSON.stringify(body));
  }

  /** Sends a test and waits for it. By then, everything due earlier has been sent, too. */
  async sendTest(): Promise<void> {
    const { status, body } = await this.#client.post<DeliveryBody>(`${WEBHOOKS}/${this.id}/test`, undefined);
    assert.equal(status, 202, JSON.stringify(body));
    const isOver = ({ id, state }: DeliveryBody): boolean =>
      id === body.id && (state === 'succeeded' || state === 'failed');
    await this.deliveriesWhere((deliveries) => deliveries.some(isOver));
  }
}

/** Subscribes a receiver to all events, or to the given types. */
export const newWebhook = async (client: TestClient, url: string, event_types?: readonly string[]) => {
  const input = { name: 'Kitchen', url, enabled: true, event_types: event_types ?? null };
  const { status, body } = await client.post<{ webhook: WebhookBody }>(WEBHOOKS, input);
  assert.equal(status, 201, JSON.stringify(body));
  return new OwnedWebhook(client, body.webhook.id, input);
};
