export { eventOperation } from './event.routes.ts';
export type { StreamTimes } from './event-stream.ts';
export { EventHub } from './hub.ts';
