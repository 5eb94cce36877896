import { instantBefore, secondsSince } from '../../platform/clock/clock.ts';
import { createPublicPost } from '../../platform/fetch/public-post.ts';
import { gauge } from '../../platform/metrics/metric.ts';
import { defineModule } from '../../platform/module/module.ts';
import { provide } from '../../platform/module/services.ts';
import { webhookHealth } from '../instance/index.ts';
import { webhookAuditActions } from './audit-actions.ts';
import { DeliveryWorker, deliveryTimings } from './delivering/delivery-worker.ts';
import { deleteDeliveriesBefore } from './delivery.store.ts';
import { readDeliveryBacklog, readOverallWebhookHealth } from './health.store.ts';
import { webhookEvents } from './events.ts';
import { webhooksMigration } from './migrations/0011_webhooks.ts';
import { dueDeliveriesMigration } from './migrations/0013_due_deliveries.ts';
import { webhookProblems } from './problems.ts';
import { queueDeliveries } from './queue-deliveries.store.ts';
import { webhookOperations } from './webhook.routes.ts';
import { MAX_WEBHOOKS } from './create-webhook.ts';

const DELIVERIES_KEPT_MS = 30 * 24 * 3_600_000;
/** A receiver that has not responded within this time counts as failed. */
const RESPONSE_MS = 10_000;
const LOOPBACK = ['127.0.0.0/8', '::1'];

export const webhooksModule = defineModule({
  name: 'webhooks',
  migrations: [webhooksMigration, dueDeliveriesMigration],
  libraryTables: [
    {
      table: 'webhook_delivery',
      key: ['id'],
      parent: { table: 'webhook', column: 'webhook_id' },
      isRemovedFirst: true,
    },
    { table: 'webhook', key: ['id'], isRemovedFirst: true },
  ],
  problems: webhookProblems,
  events: webhookEvents,
  auditActions: webhookAuditActions,
  provides: [provide(webhookHealth, readOverallWebhookHealth)],
  fixedLimits: {
    webhooks: { value: MAX_WEBHOOKS, description: 'Maximum number of webhooks of a library, and of the instance.' },
  },
  operations: ({ config, events }) => webhookOperations({ allowLoopback: config.webhookAllowLoopback, events }),
  sweeps: [
    {
      name: 'old deliveries',
      every: 'hour',
      run: ({ database, clock }) => deleteDeliveriesBefore(database, instantBefore(clock, DELIVERIES_KEPT_MS)),
    },
  ],
  background: ({ config, database, clock, newId, log, version, services }) => {
    const post = createPublicPost({ allow: config.webhookAllowLoopback ? LOOPBACK : [], timeMs: RESPONSE_MS });
    const options = { database, clock, newId, log, version, post, ...services.get(deliveryTimings) };
    const worker = new DeliveryWorker(options);
    return [{ name: 'deliveries', stop: () => worker.stop() }];
  },
  metrics: ({ database, clock }, sample) => {
    const backlog = sample(() => readDeliveryBacklog(database.db));
    return [
      gauge(
        'tureen_webhook_deliveries_waiting',
        'Deliveries that wait for their first attempt or a retry, counted up to 10001.',
        () => backlog()?.deliveries_waiting,
      ),
      gauge('tureen_webhook_oldest_delivery_age_seconds', 'Time since the oldest waiting delivery was queued.', () =>
        secondsSince(clock, backlog()?.oldest_waiting_at),
      ),
    ];
  },
  eventWriter: queueDeliveries,
});
