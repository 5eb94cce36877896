export type { EventBody as ServiceEvent } from '../../platform/outbox/event.ts';
export { eventOperation } from './event.routes.ts';
export type { StreamTimes } from './event-stream.ts';
export { EventHub } from './hub.ts';
