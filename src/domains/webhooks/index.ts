export { DeliveryWorker, defaultDeliveryTimings } from './delivering/delivery-worker.ts';
export type { DeliveryTimes } from './delivering/delivery-worker.ts';
export { deleteDeliveriesBefore } from './delivery.store.ts';
export { webhookHealth } from './health.store.ts';
export type { InstanceEventType, LibraryEventType } from './event-types.ts';
export { webhookOperations } from './webhook.routes.ts';
export type { DeliveryBody, WebhookBody, WebhookInput, WebhookWithSecret } from './webhook.schemas.ts';
