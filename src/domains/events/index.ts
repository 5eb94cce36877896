export type { EventBody as ServiceEvent } from '../../platform/outbox/event.ts';
export { defaultStreamTimes, streamTimes } from './event-stream.ts';
export type { StreamTimes } from './event-stream.ts';
