export { defaultDeliveryTimings, deliveryTimings } from './delivering/delivery-worker.ts';
export type { DeliveryTimings } from './delivering/delivery-worker.ts';
export type { InstanceEventType, LibraryEventType } from '../../platform/outbox/event-types.ts';
export type { DeliveryBody, WebhookBody, WebhookInput, WebhookWithSecret } from './webhook.schemas.ts';
