import { counter, gauge } from '../../platform/metrics/metric.ts';
import { defineModule, defineService } from '../../platform/module/module.ts';
import { streamTimes } from './event-stream.ts';
import { eventOperation } from './event.routes.ts';
import { EventHub } from './hub.ts';
import { eventLimits } from './limits.ts';

const eventHub = defineService<EventHub>({
  name: 'event hub',
  create: ({ services }) => new EventHub(services.get(streamTimes)),
});

export const eventsModule = defineModule({
  name: 'events',
  limits: eventLimits,
  operations: ({ config, services }) => [eventOperation(services.get(eventHub), config.limits)],
  metrics: ({ config, services }) => {
    const hub = services.get(eventHub);
    return [
      gauge('tureen_event_streams_open', 'Open event streams.', () => hub.size),
      gauge('tureen_event_streams_limit', 'Maximum number of open event streams.', () => config.limits.event_streams),
      counter('tureen_event_streams_opened_total', 'Event streams opened since the start.', () => hub.opened),
    ];
  },
  prepareToListen: ({ database, log, services }) => {
    const hub = services.get(eventHub);
    hub.start(database, log);
    return [{ name: 'event streams', stop: async () => hub.stop() }];
  },
});
