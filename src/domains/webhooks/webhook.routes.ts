import { Type } from 'typebox';

import { recordAudit } from '../../platform/audit/audit.ts';
import { createdWithSecret, noContent, ok } from '../../platform/http/api-response.ts';
import { toEtag } from '../../platform/http/etag.ts';
import { change, read } from '../../platform/http/operation.ts';
import type { Operation } from '../../platform/http/operation.ts';
import { asId } from '../../platform/ids/ids.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { createWebhook } from './create-webhook.ts';
import { listDeliveries, deleteDeliveries } from './delivery.store.ts';
import { presentDelivery, presentWebhook } from './present.ts';
import type { WebhookRules } from './webhook-rules.ts';
import { resendDelivery } from './resend-delivery.ts';
import { rotateSecret } from './rotate-secret.ts';
import { testWebhook } from './test-webhook.ts';
import { replaceWebhook } from './replace-webhook.ts';
import { lockWebhookOrThrow, getOwnerInScope } from './webhook-owner.ts';
import type { LibraryOrInstanceScope } from './webhook-owner.ts';
import {
  DeliveryList,
  Webhook,
  WebhookDelivery,
  WebhookInput,
  WebhookList,
  WebhookWithSecret,
} from './webhook.schemas.ts';
import type { DeliveryId, WebhookId } from './webhook.schemas.ts';
import { deleteWebhook, findWebhook, listWebhooks } from './webhook.store.ts';
import type { WebhookRow } from './webhook.store.ts';
import type { Db } from '../../platform/db/database.ts';

const area = 'Webhooks';
const Path = Type.Object({ id: Type.String({ description: 'Id of the webhook.' }) });
const DeliveryPath = Type.Object({
  id: Type.String({ description: 'Id of the webhook.' }),
  d: Type.String({ description: 'Id of the delivery.' }),
});

const Page = Type.Object({
  offset: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 1000, default: 0, description: 'Number of deliveries to skip.' }),
  ),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 100, default: 25, description: 'Maximum number of deliveries.' }),
  ),
});

const whole = (row: WebhookRow) => ok(presentWebhook(row), toEtag(row.revision));

const find = async (db: Db, scope: LibraryOrInstanceScope, id: string): Promise<WebhookRow> => {
  const webhook = await findWebhook(db, getOwnerInScope(scope), asId<WebhookId>(id));
  if (webhook === undefined) throw new Problem('webhook-not-found');
  return webhook;
};

/** The operations on a library's webhooks, or the same operations on the instance's. */
const operationsFor = (rules: WebhookRules, of: 'library' | 'instance'): readonly Operation[] => {
  const isInstance = of === 'instance';
  const path = isInstance ? '/instance-webhooks' : '/webhooks';
  const access = isInstance ? 'administrator' : 'owner';
  const name = isInstance ? 'InstanceWebhook' : 'Webhook';
  const what = isInstance ? 'a webhook of the instance' : 'a webhook';
  const common = { area, access, session: 'required' } as const;
  return [
    read({
      ...common,
      id: `list${name}s`,
      method: 'GET',
      path,
      summary: `List the webhooks of the ${of}`,
      responses: { 200: { description: 'Oldest first.', schema: WebhookList } },
      perform: async (db, { scope }) => {
        const items = (await listWebhooks(db, getOwnerInScope(scope))).map(presentWebhook);
        return ok({ items, next_cursor: null, webhooks: items });
      },
    }),
    change({
      ...common,
      id: `create${name}`,
      method: 'POST',
      path,
      summary: `Create ${what}`,
      description: 'The response contains the signing secret, which is shown only once. If you lose it, rotate it.',
      body: WebhookInput,
      responses: { 201: { description: 'The webhook and its secret.', schema: WebhookWithSecret } },
      neverCached: true,
      problems: ['too-many-webhooks'],
      creation: {
        readCurrent: async (db, scope, { id }) => {
          const webhook = presentWebhook(await find(db, scope, id));
          return ok({ webhook }, toEtag(webhook.revision));
        },
      },
      perform: async (tx, { scope, body }) => {
        const webhook = await createWebhook(tx, scope, rules, body);
        return createdWithSecret(
          `${path}/${webhook.id}`,
          webhook.id,
          { webhook: presentWebhook(webhook) },
          webhook.secret,
        );
      },
    }),
    read({
      ...common,
      id: `get${name}`,
      method: 'GET',
      path: `${path}/{id}`,
      summary: `Get ${what}`,
      params: Path,
      responses: { 200: { description: 'The webhook.', schema: Webhook } },
      problems: ['webhook-not-found'],
      perform: async (db, { scope, params }) => whole(await find(db, scope, params.id)),
    }),
    change({
      ...common,
      id: `replace${name}`,
      method: 'PUT',
      path: `${path}/{id}`,
      summary: `Update ${what}`,
      description:
        'A disabled webhook gets no new events, and its queued deliveries are kept. Enabling it sends them; failed deliveries can be resent from its history.',
      params: Path,
      body: WebhookInput,
      ifMatch: 'optional',
      responses: { 200: { description: 'The webhook.', schema: Webhook } },
      problems: ['webhook-not-found'],
      perform: async (tx, { scope, params, body, precondition }) =>
        whole(await replaceWebhook(tx, scope, rules, asId<WebhookId>(params.id), body, precondition)),
    }),
    change({
      ...common,
      id: `delete${name}`,
      method: 'DELETE',
      path: `${path}/{id}`,
      summary: `Delete ${what}`,
      description: 'Also deletes its deliveries, including waiting ones.',
      params: Path,
      ifMatch: 'optional',
      responses: { 204: { description: 'The webhook is deleted.' } },
      problems: ['webhook-not-found'],
      perform: async (tx, { scope, params, precondition }) => {
        const id = asId<WebhookId>(params.id);
        const { revision } = await lockWebhookOrThrow(tx, scope, id);
        precondition.check(revision);
        await deleteDeliveries(tx, id);
        deleteWebhook(tx, id);
        recordAudit(tx, scope, { action: 'webhook.deleted', target: { type: 'webhook', id } });
        return noContent;
      },
    }),
    change({
      ...common,
      id: `rotate${name}Secret`,
      method: 'POST',
      path: `${path}/{id}/rotate-secret`,
      summary: `Rotate the secret of ${what}`,
      description: 'For 24 hours deliveries are also signed with the previous secret.',
      params: Path,
      responses: { 200: { description: 'The webhook and its new secret.', schema: WebhookWithSecret } },
      neverCached: true,
      problems: ['webhook-not-found'],
      perform: async (tx, { scope, params }) => {
        const webhook = await rotateSecret(tx, scope, asId<WebhookId>(params.id));
        return ok({ webhook: presentWebhook(webhook), secret: webhook.secret }, toEtag(webhook.revision));
      },
    }),
    change({
      ...common,
      id: `test${name}`,
      method: 'POST',
      path: `${path}/{id}/test`,
      summary: `Send a test delivery to ${what}`,
      description:
        'Its type is `webhook.test`. It is attempted once, even if the webhook is disabled; the result is in its history.',
      params: Path,
      responses: { 202: { description: 'The delivery.', schema: WebhookDelivery } },
      problems: ['webhook-not-found'],
      perform: async (tx, { scope, params }) => ({
        status: 202,
        body: presentDelivery(await testWebhook(tx, scope, asId<WebhookId>(params.id))),
      }),
    }),
    read({
      ...common,
      id: `list${name}Deliveries`,
      method: 'GET',
      path: `${path}/{id}/deliveries`,
      summary: `List the deliveries of ${what}`,
      description: 'Newest first. Finished deliveries are kept for 30 days.',
      params: Path,
      query: Page,
      responses: { 200: { description: 'Its deliveries.', schema: DeliveryList } },
      problems: ['webhook-not-found'],
      perform: async (db, { scope, params, query: { offset = 0, limit = 25 } }) => {
        const { id } = await find(db, scope, params.id);
        return ok((await listDeliveries(db, asId<WebhookId>(id), { offset, limit })).map(presentDelivery));
      },
    }),
    change({
      ...common,
      id: `resend${name}Delivery`,
      method: 'POST',
      path: `${path}/{id}/deliveries/{d}/resend`,
      summary: `Send a delivery of ${what} again`,
      description:
        'Works for a delivery in any state, but not if the webhook is disabled. The delivery keeps its id, so that receivers recognize it.',
      params: DeliveryPath,
      responses: { 202: { description: 'The delivery.', schema: WebhookDelivery } },
      problems: ['webhook-not-found', 'delivery-not-found', 'webhook-disabled'],
      perform: async (tx, { scope, params }) => ({
        status: 202,
        body: presentDelivery(await resendDelivery(tx, scope, asId<WebhookId>(params.id), asId<DeliveryId>(params.d))),
      }),
    }),
  ];
};

export const webhookOperations = (rules: WebhookRules): readonly Operation[] => [
  ...operationsFor(rules, 'library'),
  ...operationsFor(rules, 'instance'),
];
